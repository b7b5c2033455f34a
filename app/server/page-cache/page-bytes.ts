import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type ContentEncoding, encodeBody, isCompressible } from '../responses/encode-body.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type HeaderRecord = Readonly<Record<string, string>>;

/** A page as sent over the network. */
export interface PageBytes {
  readonly status: number;
  /** Same for every encoding. Without Content-Encoding and ETag. */
  readonly headers: HeaderRecord;
  /** Hash of the contents, independent of the encoding. */
  readonly hash: string;
  /** The route that rendered it, for logs and metrics. */
  readonly route: string;
  /** Whether it may be compressed. */
  readonly isEncodable: boolean;
  /** The page in an encoding: the best version if it exists, else a quick one. */
  edition(encoding: ContentEncoding | undefined): Edition | Promise<Edition>;
  /** Compresses what is stored: better, or to save memory. Never rejects. */
  finish(): Promise<void>;
  /** Bytes of what is stored. */
  size(): number;
}

interface Edition {
  readonly bytes: Bytes;
  readonly encoding: ContentEncoding | undefined;
  /** Strong: different bytes have different ETags. */
  readonly etag: string;
  /** All headers of the response, built once for all requests. */
  readonly headers: HeaderRecord;
}

const ENCODINGS: readonly ContentEncoding[] = ['br', 'gzip'];

interface PageParts {
  readonly status: number;
  readonly headers: HeaderRecord;
  readonly route: string;
  readonly bytes: Bytes;
}

const factsOf = ({ status, headers, route, bytes }: PageParts) => ({
  status,
  headers,
  route,
  hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
  isEncodable: isCompressible(headers['content-type'] ?? null, bytes.length),
});

function createEdition(
  { status, headers, hash }: ReturnType<typeof factsOf>,
  bytes: Bytes,
  encoding?: ContentEncoding,
  effort: 'quick' | 'best' = 'best',
): Edition {
  const etag = `"${hash}${encoding === undefined ? '' : `-${encoding}`}${effort === 'quick' ? '-quick' : ''}"`;
  return {
    bytes,
    encoding,
    etag,
    headers: {
      ...headers,
      ...(encoding !== undefined && { 'content-encoding': encoding }),
      ...(status === 200 && { etag }),
      'content-length': String(bytes.length),
    },
  };
}

/** A page that is stored in every encoding, each the best there is. */
export function createPageBytes(parts: PageParts): PageBytes {
  const { bytes } = parts;
  const facts = factsOf(parts);
  const plain = createEdition(facts, bytes);
  const best = new Map<ContentEncoding, Edition>();
  const quick = new Map<ContentEncoding, Promise<Edition>>();

  const encode = async (encoding: ContentEncoding, effort: 'quick' | 'best'): Promise<Edition> =>
    createEdition(facts, await encodeBody(bytes, encoding, effort), encoding, effort);

  return {
    ...facts,
    edition(encoding) {
      if (encoding === undefined || !facts.isEncodable) return plain;
      const ready = best.get(encoding) ?? quick.get(encoding);
      if (ready !== undefined) return ready;
      const made = encode(encoding, 'quick');
      quick.set(encoding, made);
      return made;
    },
    async finish() {
      if (!facts.isEncodable) return;
      for (const encoding of ENCODINGS) best.set(encoding, await encode(encoding, 'best'));
      quick.clear();
    },
    size: () => [...best.values()].reduce((sum, one) => sum + one.bytes.length, bytes.length),
  };
}

const decompress = promisify(brotliDecompress);

/**
 * A page that is stored in a seventh of its size: as brotli, made quickly. The few clients that do not read brotli have
 * it unpacked.
 */
export function createPackedPage(parts: PageParts): PageBytes {
  const facts = factsOf(parts);
  let stored: { readonly plain: Bytes } | { readonly packed: Bytes } = { plain: parts.bytes };
  let packing: Promise<Bytes> | undefined;
  const packed = () =>
    'packed' in stored ? stored.packed : (packing ??= encodeBody(stored.plain, 'br', 'quick'));
  const unpacked = () => ('plain' in stored ? stored.plain : decompress(stored.packed));

  return {
    ...facts,
    async edition(encoding) {
      if (encoding === undefined || !facts.isEncodable) return createEdition(facts, await unpacked());
      const body = await (encoding === 'br' ? packed() : encodeBody(await unpacked(), encoding, 'quick'));
      return createEdition(facts, body, encoding, 'quick');
    },
    async finish() {
      if (!facts.isEncodable) return;
      stored = { packed: await packed() };
      packing = undefined;
    },
    size: () => ('plain' in stored ? stored.plain : stored.packed).length,
  };
}
