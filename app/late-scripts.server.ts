/** Milliseconds after which scripts are loaded even if a picture hangs. */
const PATIENCE_MS = 3_000;

const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;

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

/**
 * Moves Remix's modules into a template, so that a phone loads what it shows first: style sheet, typeface and picture
 * do not share its line with scripts that the page works without. They come when the page is loaded and painted, or at
 * once when somebody touches it.
 * @param nonce tells Remix's script from one that came in with somebody's text
 */
export function withLateScripts(html: string, nonce: string): string {
  const start = html.indexOf(`<script nonce="${nonce}" type="module" async="">`);
  if (start === -1) return html;
  const end = html.indexOf('</script>', start) + '</script>'.length;
  const preloads = html.slice(0, start).match(MODULE_PRELOADS) ?? [];
  return [
    html.slice(0, start).replaceAll(MODULE_PRELOADS, ''),
    `<template>${preloads.join('')}${html.slice(start, end)}</template>`,
    `<script nonce="${nonce}">${STARTER}</script>`,
    html.slice(end),
  ].join('');
}
