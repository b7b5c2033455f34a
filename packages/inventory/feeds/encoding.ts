import { isAscii, isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const SNIFFED_BYTES = 4096;

/** Detects UTF-16 by its byte order mark, or by the position of the zero bytes of Latin letters. */
function wideEncoding(start: Uint8Array): TextEncoding | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < start.length / 4) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** A character of several bytes in UTF-8, one byte a character, or a single byte above ASCII, which is none. */
const WIDE =
  /(?<whole>[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})|[\x80-\xff]/g;

const windows1252 = new TextDecoder('windows-1252');

/** Decodes UTF-8. A byte that is not part of a character is one of Windows-1252, and spoils nothing around it. */
function decodeMixed(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  return bytes.toString('latin1').replaceAll(WIDE, (match: string, whole: string | undefined) => {
    const encoded = Buffer.from(match, 'latin1');
    return whole === undefined ? windows1252.decode(encoded) : encoded.toString('utf8');
  });
}

/** Number of bytes at the end that may belong to a character whose other bytes come with the next chunk. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc2) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

/** Splits a file into chunks that end with whole characters of UTF-8. */
async function* wholeChunks(path: string): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([rest, chunk]);
    const end = bytes.length - unfinished(bytes);
    rest = bytes.subarray(end);
    yield bytes.subarray(0, end);
  }
  if (rest.length > 0) yield rest;
}

/** Whether a file has at least as many characters of several bytes in UTF-8 as bytes that are none. */
async function isMostlyUtf8(path: string): Promise<boolean> {
  let surplus = 0;
  for await (const bytes of wholeChunks(path)) {
    if (isAscii(bytes)) continue;
    for (const { groups } of bytes.toString('latin1').matchAll(WIDE))
      surplus += groups?.['whole'] === undefined ? -1 : 1;
  }
  return surplus >= 0;
}

/**
 * Detects the encoding of a text file. If it is neither UTF-16 nor mostly UTF-8, it comes from an old Windows program.
 */
export async function detectEncoding(path: string): Promise<TextEncoding> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    const wide = wideEncoding(buffer.subarray(0, bytesRead));
    if (wide !== null) return wide;
  } finally {
    await file.close();
  }
  return (await isMostlyUtf8(path)) ? 'utf-8' : 'windows-1252';
}

async function* decodeChunks(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  if (encoding === 'utf-8') {
    for await (const bytes of wholeChunks(path)) yield decodeMixed(bytes);
    return;
  }
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Decodes a file in chunks, without its byte order mark and with \n as line end. */
export async function* decodeText(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  let held = '';
  let isStart = true;
  for await (const chunk of decodeChunks(path, encoding)) {
    const text = held + (isStart && chunk.startsWith(BYTE_ORDER_MARK) ? chunk.slice(1) : chunk);
    if (chunk !== '') isStart = false;
    // The \n of a line end may come with the next chunk.
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replaceAll(/\r\n?/g, '\n');
  }
  yield held.replaceAll(/\r\n?/g, '\n');
}
