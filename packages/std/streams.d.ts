/** Divides a stream of text into its lines, which end in `\n` or `\r\n`. */
export class TextLineStream extends TransformStream<string, string> {
  constructor(options?: { readonly allowCR?: boolean });
}
