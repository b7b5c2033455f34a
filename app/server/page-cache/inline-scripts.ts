import { createHash } from 'node:crypto';

/** A page without nonces, and the hashes of its inline scripts. */
interface HashedPage {
  /** HTML in UTF-8. */
  readonly bytes: Buffer<ArrayBuffer>;
  /** Base64 of SHA-256, as content policies write them. */
  readonly hashes: readonly string[];
}

/**
 * Turns a page whose own inline scripts carry a nonce into one that can be cached. Only scripts with the nonce are
 * hashed: a script injected through user text does not know it and will not run.
 * @param page HTML in UTF-8. Decoding it would take longer than this.
 * @returns null if the nonce appears anywhere else, because then it cannot be removed reliably
 */
export function hashInlineScripts(page: Buffer, nonce: string): HashedPage | null {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const rest: Buffer[] = [];
  let last = 0;
  for (let at = page.indexOf(attribute); at !== -1; at = page.indexOf(attribute, last)) {
    rest.push(page.subarray(last, at));
    last = at + attribute.length;
    const start = page.indexOf('>', last) + 1;
    const tag = page.toString('latin1', page.lastIndexOf('<', at), start);
    const end = page.indexOf('</script>', start);
    if (/^<script\s/.test(tag) && !/\ssrc=/.test(tag) && end !== -1)
      hashes.add(createHash('sha256').update(page.subarray(start, end)).digest('base64'));
  }
  const bytes = Buffer.concat([...rest, page.subarray(last)]);
  return bytes.includes(nonce) ? null : { bytes, hashes: [...hashes] };
}
