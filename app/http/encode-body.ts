import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/;
/** Bytes below which compression gains nothing. */
const MIN_LENGTH = 1024;
/** Quick is for who waits: a tenth of the time of the highest quality, nine tenths of its gain. Best is for what is kept. */
const EFFORT = { quick: { br: 4, gzip: 6 }, best: { br: 9, gzip: 9 } } as const;

const encoders = {
  br: (bytes: Uint8Array, quality: number) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes: Uint8Array, level: number) => promisify(gzip)(bytes, { level }),
};
export type Encoding = keyof typeof encoders;

/** The best of our encodings that a browser accepts; `q=0` refuses one. @param offered the better first */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  return offered.find((encoding) => accepted.has(encoding) || (encoding === 'gzip' && accepted.has('*')));
}

/** Whether a body of this type and size is worth compressing. */
export function isCompressible(contentType: string | null, length: number): boolean {
  return length >= MIN_LENGTH && COMPRESSIBLE.test(contentType ?? '');
}

/** Compresses a whole body. */
export function encodeBody(
  bytes: Uint8Array,
  encoding: Encoding,
  effort: keyof typeof EFFORT,
): Promise<Uint8Array<ArrayBuffer>> {
  return encoders[encoding](bytes, EFFORT[effort][encoding]);
}
