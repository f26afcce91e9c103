/** Text as it has to be written in HTML and XML, quoted attributes included. */
export function escape(str: string): string;

/** The text that `escape` was given. */
export function unescape(str: string): string;
