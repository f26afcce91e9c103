import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { UsageError } from "matchbox/base/mod.ts";
import { kindOf, numberOf, storeKinds, VERSIONS } from "matchbox/runner/store/store_kinds.ts";
import { EvolutionStore } from "matchbox/web/evolution/evolution_store.ts";
import { MachineStore } from "matchbox/web/menace/machine_store.ts";
import { withFolder } from "../../fixtures/command.ts";

Deno.test("no two kinds of stores can have the same number, whatever their versions are", () => {
  const numbers = new Set<number>();
  for (const kind of storeKinds) {
    for (let version = 1; version < VERSIONS; version++) {
      const number = numberOf(kind, version);
      assert(!numbers.has(number), `${number} twice`);
      assertStrictEquals(kindOf(number), kind);
      numbers.add(number);
    }
  }
});

Deno.test("a store of another kind is refused by its name and left alone", async () => {
  await withFolder((folder) => {
    const path = `${folder}/machines.sqlite`;
    new MachineStore(path, () => false)[Symbol.dispose]();
    const before = Deno.readFileSync(path);
    assertThrows(
      () => new EvolutionStore(path),
      UsageError,
      "machines.sqlite is a store of machines of the page; expected evolutions of the page, or a new name",
    );
    assertEquals(Deno.readFileSync(path), before);
    return Promise.resolve();
  });
});

Deno.test("evolutions that were kept under the number of machines are there", async () => {
  await withFolder((folder) => {
    const path = `${folder}/evolutions.sqlite`;
    const settings = {} as Parameters<EvolutionStore["create"]>[0]["settings"];
    {
      using store = new EvolutionStore(path);
      store.create({ id: "old", owner: "host", settings, until: 7, pace: 1, active: false });
    }
    const database = new DatabaseSync(path);
    database.exec("PRAGMA user_version = 2101");
    database.close();
    for (const opening of ["first", "again"]) {
      using store = new EvolutionStore(path);
      assertEquals(store.list().map(({ id, until }) => [id, until]), [["old", 7]], opening);
    }
    return Promise.resolve();
  });
});
