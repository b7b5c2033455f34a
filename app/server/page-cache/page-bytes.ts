import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Encoding, encodeBody, isCompressible } from '../encode-body.ts';

/** A page as sent over the network. */
export interface PageBytes {
  readonly status: number;
  /** Same for every encoding. Without Content-Encoding and ETag. */
  readonly headers: ReadonlyMap<string, string>;
  /** Hash of the contents, independent of the encoding. */
  readonly hash: string;
  /** The route that rendered it, for logs and metrics. */
  readonly route: string;
  /** Whether it may be compressed. */
  readonly isEncodable: boolean;
  /** The page in an encoding: the best version if it exists, else a quick one. */
  edition(encoding: Encoding | undefined): Edition | Promise<Edition>;
  /** Compresses what is stored: better, or to save memory. Never rejects. */
  finish(): Promise<void>;
  /** Bytes of what is stored. */
  size(): number;
}

export interface Edition {
  readonly bytes: Uint8Array;
  readonly encoding: Encoding | undefined;
  /** Strong: different bytes have different ETags. */
  readonly etag: string;
}

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

export interface PageParts {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly route: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** A page that is stored in every encoding, each the best there is. */
export function createPageBytes({ status, headers, route, bytes }: PageParts): PageBytes {
  const hash = hashOf(bytes);
  const plain: Edition = { bytes, encoding: undefined, etag: `"${hash}"` };
  const best = new Map<Encoding, Edition>();
  const quick = new Map<Encoding, Promise<Edition>>();
  const isEncodable = isCompressible(headers.get('content-type') ?? null, bytes.length);

  async function encode(encoding: Encoding, effort: 'quick' | 'best'): Promise<Edition> {
    const etag = `"${hash}-${encoding}${effort === 'quick' ? '-quick' : ''}"`;
    return { bytes: await encodeBody(bytes, encoding, effort), encoding, etag };
  }

  return {
    status,
    headers,
    hash,
    route,
    isEncodable,
    edition(encoding) {
      if (encoding === undefined || !isEncodable) return plain;
      const ready = best.get(encoding) ?? quick.get(encoding);
      if (ready !== undefined) return ready;
      const made = encode(encoding, 'quick');
      quick.set(encoding, made);
      return made;
    },
    async finish() {
      if (!isEncodable) return;
      for (const encoding of ENCODINGS) best.set(encoding, await encode(encoding, 'best'));
      quick.clear();
    },
    size: () => [...best.values()].reduce((sum, one) => sum + one.bytes.length, bytes.length),
  };
}

type Bytes = Uint8Array<ArrayBuffer>;
const decompress = promisify(brotliDecompress);

/**
 * A page that is stored in a seventh of its size: as brotli, made quickly. The few clients that do not read brotli have
 * it unpacked.
 */
export function createPackedPage({ status, headers, route, bytes }: PageParts): PageBytes {
  const hash = hashOf(bytes);
  const isEncodable = isCompressible(headers.get('content-type') ?? null, bytes.length);
  let stored: { readonly plain: Bytes } | { readonly packed: Bytes } = { plain: bytes };
  let packing: Promise<Bytes> | undefined;
  const packed = () =>
    'packed' in stored ? stored.packed : (packing ??= encodeBody(stored.plain, 'br', 'quick'));
  const unpacked = () => ('plain' in stored ? stored.plain : decompress(stored.packed));

  return {
    status,
    headers,
    hash,
    route,
    isEncodable,
    async edition(encoding) {
      if (encoding === undefined || !isEncodable)
        return { bytes: await unpacked(), encoding: undefined, etag: `"${hash}"` };
      const body = await (encoding === 'br' ? packed() : encodeBody(await unpacked(), encoding, 'quick'));
      return { bytes: body, encoding, etag: `"${hash}-${encoding}-quick"` };
    },
    async finish() {
      if (!isEncodable) return;
      stored = { packed: await packed() };
      packing = undefined;
    },
    size: () => ('plain' in stored ? stored.plain : stored.packed).length,
  };
}
