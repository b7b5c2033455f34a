import { Transform } from 'node:stream';
import { FeedError } from './feed-row.ts';

/** Maximum size of a feed after unpacking. */
export const MAX_BYTES = 500 * 1024 * 1024;

/**
 * A stream that fails once more bytes have passed than allowed.
 * @throws FeedError
 */
export function limitBytes(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new FeedError(`The feed is longer than ${maxBytes} bytes.`));
      else done(null, chunk);
    },
  });
}
