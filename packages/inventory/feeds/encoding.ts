import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const SNIFFED_BYTES = 4096;

/** Detects UTF-16 by its byte order mark, or by the position of the zero bytes of Latin letters. */
function wideEncoding(start: Uint8Array): Encoding | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < start.length / 4) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/**
 * Detects the encoding of a text file. If it is neither UTF-16 nor valid UTF-8, it comes from an old Windows program.
 */
export async function detectEncoding(path: string): Promise<Encoding> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    const wide = wideEncoding(buffer.subarray(0, bytesRead));
    if (wide !== null) return wide;
  } finally {
    await file.close();
  }
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252';
}

/** Decodes a file in chunks, without its byte order mark and with \n as line end. */
export async function* decodeText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let held = '';
  for await (const chunk of createReadStream(path)) {
    const text = held + decoder.decode(chunk, { stream: true });
    // The \n of a line end may come with the next chunk.
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replaceAll(/\r\n?/g, '\n');
  }
  yield (held + decoder.decode()).replaceAll(/\r\n?/g, '\n');
}
