/** How words are compared. */
export interface ClosestStringOptions {
  /** Capital and small letters differ; they do not unless given. */
  readonly caseSensitive?: boolean;
}

/**
 * The word that is fewest edits away, the first of several.
 *
 * @throws {TypeError} when there are no words
 */
export function closestString(
  givenWord: string,
  possibleWords: readonly string[],
  options?: ClosestStringOptions,
): string;

/** Characters to be inserted, deleted or replaced on the way from one text to the other. */
export function levenshteinDistance(str1: string, str2: string): number;
