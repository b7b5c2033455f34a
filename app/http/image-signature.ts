import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs addresses of pictures, so that no other sizes, crops and formats are made than those our pages name. */
export interface ImageSignature {
  /** @param target path and query of a transformed picture */
  sign(target: string): string;
  /** The target without its signature; null if it wants a transformation that was not signed. */
  verify(target: string): string | null;
}

/** 96 bits of HMAC-SHA256 in base64url. */
const LENGTH = 16;
const SIGNED = new RegExp(`^(.+)&s=([\\w-]{${LENGTH}})$`);

/** @param key the same for all web processes, since pages of one name pictures that another serves */
export function createImageSignature(key: Uint8Array): ImageSignature {
  const signatureOf = (target: string): string =>
    createHmac('sha256', key).update(target).digest('base64url').slice(0, LENGTH);
  return {
    sign: (target) => `${target}&s=${signatureOf(target)}`,
    verify(target) {
      // Without a query it is the original, as it was uploaded: nothing is made.
      if (!target.includes('?')) return target;
      const [, signed, signature] = SIGNED.exec(target) ?? [];
      if (signed === undefined || signature === undefined) return null;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(signed))) ? signed : null;
    },
  };
}
