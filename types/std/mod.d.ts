/**
 * Types of Deno's standard library. It is published on JSR with its types. Here it comes from npm as
 * `deno-std`, the same sources without types, so that one registry serves all packages. These files
 * declare what the project uses of it; what they leave out is an error when types are checked.
 *
 * To take a package from JSR: in deno.json map its name to `jsr:@std/NAME@1`, delete NAME.d.ts here and
 * its line below. With the last one goes this folder, and `types` of the compilerOptions in deno.json.
 *
 * @module
 */
/// <reference path="./assert.d.ts" />
/// <reference path="./collections.d.ts" />
/// <reference path="./csv.d.ts" />
/// <reference path="./encoding.d.ts" />
/// <reference path="./html.d.ts" />
/// <reference path="./path.d.ts" />
/// <reference path="./streams.d.ts" />
/// <reference path="./text.d.ts" />
