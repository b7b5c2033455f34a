import { createHash } from 'node:crypto';
import { type Encoding, encodeBody, isCompressible } from '../http/encode-body.ts';

/** A page as it goes over the wire. */
export interface PageBytes {
  readonly status: number;
  /** of every encoding; neither Content-Encoding nor ETag */
  readonly headers: ReadonlyMap<string, string>;
  /** names the contents, whatever their encoding */
  readonly hash: string;
  /** what made it, for log and metrics */
  readonly route: string;
  /** Whether other encodings than the plain one exist. */
  readonly isEncodable: boolean;
  /** The page in an encoding: the best that was made, else a quick one. */
  edition(encoding: Encoding | undefined): Edition | Promise<Edition>;
  /** Makes the best of each encoding. Rejects never: what cannot be made is not there. */
  encodeBest(): Promise<void>;
  /** bytes in all its encodings */
  size(): number;
}

export interface Edition {
  readonly bytes: Uint8Array;
  readonly encoding: Encoding | undefined;
  /** strong: other bytes have another */
  readonly etag: string;
}

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

export interface PageParts {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly route: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export function createPageBytes({ status, headers, route, bytes }: PageParts): PageBytes {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
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
    async encodeBest() {
      if (!isEncodable) return;
      for (const encoding of ENCODINGS) best.set(encoding, await encode(encoding, 'best'));
      quick.clear();
    },
    size: () => [...best.values()].reduce((sum, one) => sum + one.bytes.length, bytes.length),
  };
}
