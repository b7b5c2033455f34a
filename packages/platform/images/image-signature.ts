import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs image URLs, so that the only sizes, crops and formats created are the ones our pages use. */
export interface ImageSignature {
  /** @param target path and query of a transformed image */
  sign(target: string): string;
  /** Returns the target without its signature, or null if its transformation was not signed. */
  verify(target: string): string | null;
}

/** 96 bits of HMAC-SHA256 in base64url. */
const LENGTH = 16;
const SIGNED = new RegExp(`^(.+)&s=([\\w-]{${LENGTH}})$`);

/** @param key the same for all web processes, because a page from one uses images that another serves */
export function createImageSignature(key: Uint8Array): ImageSignature {
  const signatureOf = (target: string): string =>
    createHmac('sha256', key).update(target).digest('base64url').slice(0, LENGTH);
  return {
    sign: (target) => `${target}&s=${signatureOf(target)}`,
    verify(target) {
      // Without a query it is the original upload, so nothing is transformed.
      if (!target.includes('?')) return target;
      const [, signed, signature] = SIGNED.exec(target) ?? [];
      if (signed === undefined || signature === undefined) return null;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(signed))) ? signed : null;
    },
  };
}
