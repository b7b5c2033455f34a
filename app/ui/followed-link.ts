import { FILE_PATH } from '@rooftop/content/file-path.generated';
import { hasTicket } from '../http/ticket-path.ts';

type Press = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;
type PressedLink = Pick<HTMLAnchorElement, 'href' | 'target' | 'download' | 'hreflang'>;

/**
 * Whether a click on a link in server-rendered HTML can be handled by client-side navigation, and where it leads.
 * @param here URL of the current page.
 * @returns path, query string and hash, or null if the browser should follow the link itself
 */
export function followedLink(press: Press, link: PressedLink, here: URL): string | null {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = press;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  if (link.download !== '' || (link.target !== '' && link.target !== '_self')) return null;
  const url = URL.parse(link.href);
  if (url === null || url.origin !== here.origin || FILE_PATH.test(url.pathname)) return null;
  // A page with a ticket is its own document: trackers run on the pages before and after it, and never on it.
  if (hasTicket(url.pathname) || hasTicket(here.pathname)) return null;
  // A link to another language of this page keeps the current query string, including parameters that the cached HTML
  // omits.
  if (link.hreflang !== '') url.search = here.search;
  const isSamePage = url.pathname === here.pathname && url.search === here.search;
  return isSamePage && url.hash !== '' ? null : url.pathname + url.search + url.hash;
}
