/** Where files are that no route answers. */
const FILES = /^\/(?:assets|files|images|share)\//;

/**
 * Whether a press on a link of the server's HTML can change the page in place, and where it leads.
 * @param here the page's address
 * @returns path, query and hash, or null when the browser should follow the link as always
 */
export function followedLink(event: MouseEvent, here: URL): string | null {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || !link.hasAttribute('href') || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const url = new URL(link.href);
  if (url.origin !== here.origin || FILES.test(url.pathname)) return null;
  // Another language of this page keeps what its address asks for, also what the server's copy of it leaves out.
  if (link.hreflang !== '') url.search = here.search;
  const isSamePage = url.pathname === here.pathname && url.search === here.search;
  return isSamePage && url.hash !== '' ? null : url.pathname + url.search + url.hash;
}
