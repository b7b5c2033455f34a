/** Publishes what visitors press. For browsers only. */
import { publish } from '#app/visitor/tracking/publish.ts';
import { factOfPress, type Press } from './press.ts';

/** Elements of galleries and videos by selector, and what pressing them does. */
const MEDIA: readonly (readonly [selector: string, NonNullable<Press['media']>])[] = [
  ['.gallery-all', { media: 'gallery', action: 'open' }],
  ['.gallery-thumbs a', { media: 'image', action: 'open' }],
  ['.gallery .carousel-controls button:first-child', { media: 'gallery', action: 'previous' }],
  ['.gallery .carousel-controls button:last-child', { media: 'gallery', action: 'next' }],
  ['a[data-video]', { media: 'video', action: 'play' }],
];

const MENUS = '.site-header nav a, .site-footer nav a';

function placeOf(element: Element): Press['place'] {
  if (element.closest('dialog, [role="dialog"]')) return 'dialog';
  if (element.closest('.site-header')) return 'header';
  return element.closest('.site-footer') ? 'footer' : 'body';
}

const pressOf = (element: HTMLElement, servicePhones: readonly string[]): Press => ({
  href: element instanceof HTMLAnchorElement ? element.href : null,
  page: window.location.href,
  hreflang: element instanceof HTMLAnchorElement ? element.hreflang : '',
  // Only when needed: the browser lays out the page for it.
  get label() {
    return (element.innerText || element.ariaLabel || '').replaceAll(/\s+/g, ' ').trim();
  },
  place: placeOf(element),
  isCallToAction: element.matches(`.button, [data-cta], ${MENUS}`),
  cta: element.dataset['cta'] ?? null,
  dialog: element.dataset['dialog'] ?? null,
  servicePhones,
  media: MEDIA.find(([selector]) => element.matches(selector))?.[1] ?? null,
});

/**
 * Watches presses anywhere on the page, such as click to call (spec 7).
 * @param servicePhones numbers of service departments, in E.164
 * @returns stops it
 */
export function watchPresses(servicePhones: readonly string[]): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
    const fact = element && factOfPress(pressOf(element, servicePhones));
    if (fact) publish(fact);
  };
  // Capture: before the press replaces the element.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
