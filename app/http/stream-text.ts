/** Header that marks a body to be sent while it is generated. Proxies in front understand it too. */
export const UNBUFFERED = { name: 'X-Accel-Buffering', value: 'no' } as const;

/** Characters per chunk. */
const PIECE = 64 * 1024;

/** A body of many small texts, pulled as fast as the client reads them. */
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
