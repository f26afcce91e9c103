/** Bytes, or the UTF-8 of a text, in base64 with padding. */
export function encodeBase64(data: string | Uint8Array | ArrayBuffer): string;

/**
 * The bytes that `encodeBase64` was given.
 *
 * @throws {TypeError} when the text is not base64
 */
export function decodeBase64(b64: string): Uint8Array<ArrayBuffer>;
