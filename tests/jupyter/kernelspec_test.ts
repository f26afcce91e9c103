import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { join } from "@std/path";
import { installKernelspec, kernelspec } from "matchbox/jupyter/kernelspec.ts";
import { runProgram } from "matchbox/runner/machine/program.ts";
import { projectJupyter, temporaryFolder } from "./notebooks.ts";

Deno.test("the kernel is interrupted by message, so that its state survives a stopped cell", () => {
  const { interrupt_mode, argv } = kernelspec(["/opt/python"], "/opt/deno");
  assertStrictEquals(interrupt_mode, "message");
  assertEquals([argv[0], argv.at(-2), argv.at(-1)], [
    "/opt/python",
    "/opt/deno",
    "{connection_file}",
  ]);
});

Deno.test("the kernel prints plain text and has memory for large tables", () => {
  const { env } = kernelspec(["/opt/python"], "/opt/deno");
  // Deno prints colours where FORCE_COLOR has a value.
  assertEquals([env.NO_COLOR, env.FORCE_COLOR], ["1", ""]);
  assertMatch(env.DENO_V8_FLAGS, /^--max-old-space-size=\d+$/);
});

Deno.test("the kernelspec names the running Deno, even if an older one named another", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "kernels", "deno", "kernel.json");
  await installKernelspec(folder.path, ["/opt/python"]);
  await Deno.writeTextFile(file, '{"argv": ["/gone/deno"]}');
  await installKernelspec(folder.path, ["/opt/python"]);
  const { argv, display_name } = JSON.parse(await Deno.readTextFile(file));
  assertStrictEquals(argv.at(-2), Deno.execPath());
  assertStrictEquals(display_name, "Deno");
});

Deno.test("our kernel takes precedence over one with the same name in the user's home", async () => {
  await using home = await temporaryFolder();
  const stock = join(home.path, "kernels", "deno");
  await Deno.mkdir(stock, { recursive: true });
  const spec = { ...kernelspec(["/stock/python"], "/stock/deno"), display_name: "Stock" };
  await Deno.writeTextFile(join(stock, "kernel.json"), JSON.stringify(spec));
  const { python: [python], env } = await projectJupyter();
  const question = "from jupyter_client.kernelspec import get_kernel_spec as get; " +
    "print(get('deno').argv[-2])";
  // JUPYTER_DATA_DIR is the user's folder of Jupyter.
  const { lines } = await runProgram(python, ["-c", question], {
    more: { ...env, JUPYTER_DATA_DIR: home.path, JUPYTER_PREFER_ENV_PATH: "0" },
  });
  assertStrictEquals(lines.at(-1), Deno.execPath());
});
