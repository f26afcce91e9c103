/** The sum of what `selector` gives of each item; 0 of none. */
export function sumOf<T>(array: Iterable<T>, selector: (el: T) => number): number;
