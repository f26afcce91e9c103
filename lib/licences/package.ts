/**
 * A package and its licence.
 *
 * @module
 */

/** A package that is installed. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** As the package names it, e.g. `MIT`; empty when it names none. */
  readonly licence: string;
}

/** A package that a lock file pins to a version. */
export interface PinnedPackage {
  readonly name: string;
  readonly version: string;
  /** Whether it is installed on every machine, or only on some systems or with some versions of Python. */
  readonly everywhere: boolean;
}

/** Licences whose text names them. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/\bMIT License\b/i, "MIT"],
  [/\bBitstream Vera Fonts Copyright\b/, "Bitstream-Vera"],
];

/** The licence that a text is; empty when it is none that is known. */
export function licenceInText(text: string): string {
  return texts.find(([pattern]) => pattern.test(text))?.[1] ?? "";
}
