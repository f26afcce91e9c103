/**
 * What does not concern games: user errors, parameters, specs, named random streams and the clock. This
 * room imports no other.
 *
 * @module
 */
export type { Clock } from "./clock.ts";
export { firstLineOf, quote, SetupError, UsageError } from "./errors.ts";
export {
  digestOf,
  file,
  type FileContent,
  filesNamedIn,
  forgetFile,
  parseJson,
  refusePaths,
  rememberFiles,
  whyNotRead,
} from "./file.ts";
export { named, watchNames } from "./named.ts";
export {
  checkParameters,
  custom,
  describeParameters,
  flag,
  integer,
  listParameters,
  oneOf,
  oneOfNumbers,
  type OrUnset,
  type Parameter,
  type ParameterDescription,
  type Parameters,
  type ParameterValues,
  real,
} from "./parameters.ts";
export { escapeUnprintable, printable } from "./printable.ts";
export { continuedStream, type Random, type RandomState, randomStream, shuffle } from "./random.ts";
export {
  checkRegularFile,
  MOST_CODE_BYTES,
  readRegularFile,
  readRegularText,
} from "./regular_file.ts";
export { sha256 } from "./sha256.ts";
export { formatNestedSpec, formatSpec, parseSpec, type Spec } from "./spec.ts";
export { unknownName, type UnknownNameOptions } from "./unknown_name.ts";
