import { createHash } from 'node:crypto';

/** A page without nonces, and the hashes of its inline scripts. */
export interface HashedPage {
  readonly html: string;
  /** Base64 of SHA-256, as content policies write them. */
  readonly hashes: readonly string[];
}

/**
 * Turns a page whose own inline scripts carry a nonce into one that can be cached. Only scripts with the nonce are
 * hashed: a script injected through user text does not know it and will not run.
 * @returns null if the nonce appears anywhere else, because then it cannot be removed reliably
 */
export function hashInlineScripts(page: string, nonce: string): HashedPage | null {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue;
    hashes.add(createHash('sha256').update(script).digest('base64'));
  }
  const html = page.replaceAll(attribute, '');
  return html.includes(nonce) ? null : { html, hashes: [...hashes] };
}
