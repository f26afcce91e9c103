import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import config from "../deno.json" with { type: "json" };
import { root } from "./fixtures/command.ts";

const read = (path: string) => Deno.readTextFileSync(root + path);
const readme = read("README.md");
const dockerfile = read("Dockerfile");
const container = JSON.parse(read(".devcontainer/devcontainer.json"));

Deno.test("the containers install the Deno of the README, and run tasks that are there", () => {
  const [, version] = /npx --yes deno@(\S+) task/.exec(readme)!;
  for (const text of [dockerfile, container.onCreateCommand]) {
    assertStrictEquals(/npm install --global deno@(\S+)/.exec(text)?.[1], version);
  }
  const [, command] = /^CMD (.*)$/m.exec(dockerfile)!;
  const commands = [
    JSON.parse(command).join(" "),
    container.postCreateCommand,
    ...[...dockerfile.matchAll(/\btask --quiet (\w+)/g)].map(([text]) => text),
  ];
  for (const text of commands) {
    const [, task] = /\btask --quiet (\w+)/.exec(text)!;
    assert(task in config.tasks, text);
  }
  // What the README promises runs while the image is built.
  assertMatch(dockerfile, /^RUN deno task --quiet reproduce /m);
});

Deno.test("the image leaves out what git leaves out, and the history", () => {
  const ignored = (path: string) =>
    read(path).split("\n").map((line) => line.replace(/^\/|\/$/g, ""));
  const left = ignored(".dockerignore");
  assert(left.includes(".git"));
  for (const folder of [".venv", ".matchbox", "node_modules", "out"]) {
    assert(ignored(".gitignore").includes(folder), folder);
    assert(left.includes(folder), folder);
  }
});

Deno.test("the paper has what journals of software ask for, and its references are there", () => {
  const paper = read("paper.md");
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(paper)!;
  for (const field of ["title", "tags", "authors", "affiliations", "date", "bibliography"]) {
    assertMatch(head, new RegExp(`^${field}:`, "m"));
  }
  for (const part of ["Summary", "Statement of need", "References"]) {
    assertMatch(body, new RegExp(`^# ${part}$`, "m"));
  }
  const cited = [...body.matchAll(/@(\w+)/g)].map(([, key]) => key);
  const known = [...read("paper.bib").matchAll(/^@\w+\{(\w+),/gm)].map(([, key]) => key);
  assertEquals([...new Set(cited)].sort(), known.sort());
  // The Journal of Open Source Software asks for 250 to 1,000 words.
  const words = body.split(/\s+/).length;
  assert(words >= 250 && words <= 1000, `${words} words`);
});
