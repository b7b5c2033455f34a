/** The header that says that a body is to be sent as it is made; proxies in front know it too. */
export const UNBUFFERED = { name: 'X-Accel-Buffering', value: 'no' } as const;

/** Characters that are sent together. */
const PIECE = 64 * 1024;

/** A body of many small texts. They are asked for as fast as the reader takes them. */
export function streamText(texts: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rest = texts[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      let piece = '';
      while (piece.length < PIECE) {
        const next = rest.next();
        if (next.done === true) {
          controller.enqueue(encoder.encode(piece));
          controller.close();
          return;
        }
        piece += next.value;
      }
      controller.enqueue(encoder.encode(piece));
    },
  });
}
