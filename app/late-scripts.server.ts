/** Milliseconds after which scripts are loaded even if a picture hangs. */
const PATIENCE_MS = 3_000;

const MODULE_PRELOAD = '<link rel="modulepreload"';

/**
 * Brings the template before it to life, and leaves nothing behind: React finds what the server rendered.
 * A second start finds the template gone and does nothing.
 */
const STARTER = `{
  const own = document.currentScript, template = own.previousElementSibling;
  const start = () => template.replaceWith(template.content);
  own.remove();
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)));
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { once: true, passive: true });
  setTimeout(start, ${PATIENCE_MS});
}`;

/** Takes the preloads out of the beginning of a page. */
function withoutPreloads(page: Buffer): { readonly rest: Buffer; readonly preloads: Buffer } {
  const rest: Buffer[] = [];
  const preloads: Buffer[] = [];
  let at = 0;
  for (;;) {
    const start = page.indexOf(MODULE_PRELOAD, at);
    rest.push(page.subarray(at, start === -1 ? undefined : start));
    if (start === -1) return { rest: Buffer.concat(rest), preloads: Buffer.concat(preloads) };
    at = page.indexOf('>', start) + 1;
    preloads.push(page.subarray(start, at));
  }
}

/**
 * Moves Remix's modules into a template, so that a phone loads what it shows first: style sheet, typeface and picture
 * do not share its line with scripts that the page works without. They come when the page is loaded and painted, or at
 * once when somebody touches it.
 * @param page HTML in UTF-8
 * @param nonce tells Remix's script from one that came in with somebody's text
 */
export function withLateScripts(page: Buffer<ArrayBuffer>, nonce: string): Buffer<ArrayBuffer> {
  const start = page.indexOf(`<script nonce="${nonce}" type="module" async="">`);
  if (start === -1) return page;
  const end = page.indexOf('</script>', start) + '</script>'.length;
  const { rest, preloads } = withoutPreloads(page.subarray(0, start));
  return Buffer.concat([
    rest,
    Buffer.from('<template>'),
    preloads,
    page.subarray(start, end),
    Buffer.from(`</template><script nonce="${nonce}">${STARTER}</script>`),
    page.subarray(end),
  ]);
}
