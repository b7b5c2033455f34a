/** Milliseconds until scripts load even if an image hangs. */
const PATIENCE_MS = 3_000;

const MODULE_PRELOAD = '<link rel="modulepreload"';

/**
 * Activates the template before it and removes both, so that React finds what the server rendered. If it runs a
 * second time, the template is gone and it does nothing.
 */
const STARTER = `{
  const own = document.currentScript, template = own.previousElementSibling;
  const start = () => template.replaceWith(template.content);
  own.remove();
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)));
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { once: true, passive: true });
  setTimeout(start, ${PATIENCE_MS});
}`;

/** Removes the preload links from the start of a page. */
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
 * Moves Remix's modules into a template, so that on a phone they don't compete with the style sheet, font and image
 * that it shows first. The page works without them. They load once the page is loaded and painted, or as soon as
 * someone interacts with it.
 * @param page HTML in UTF-8
 * @param nonce tells Remix's script apart from scripts injected through user text
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
