/** Where files are that no page answers. */
const FILES = /^\/(?:assets|files|images|share)\//;

type Press = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;
type PressedLink = Pick<HTMLAnchorElement, 'href' | 'target' | 'download' | 'hreflang'>;

/**
 * Whether a press on a link of the server's HTML can change the page in place, and where it leads.
 * @param here the page's address
 * @returns path, query and hash, or null when the browser should follow the link as always
 */
export function followedLink(press: Press, link: PressedLink, here: URL): string | null {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = press;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  if (link.download !== '' || (link.target !== '' && link.target !== '_self')) return null;
  const url = URL.parse(link.href);
  if (url === null || url.origin !== here.origin || FILES.test(url.pathname)) return null;
  // Another language of this page keeps what its address asks for, also what the server's copy of it leaves out.
  if (link.hreflang !== '') url.search = here.search;
  const isSamePage = url.pathname === here.pathname && url.search === here.search;
  return isSamePage && url.hash !== '' ? null : url.pathname + url.search + url.hash;
}
