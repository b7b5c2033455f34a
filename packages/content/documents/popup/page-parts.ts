/**
 * The parts of the website's pages that have a name, for conditions of popups. A component marks its part with
 * `data-part`, and editors choose it by its title.
 */
import { SEARCH_PAGE, VEHICLE_PAGE } from './popup.ts';

/** Small enough to be entirely on the screen of a phone, because only that counts as seen. */
interface PagePart {
  /** In the words of editors, after "scroll to". */
  readonly title: string;
  /** Name of a page that always has it, as in conditions. Null: every page. */
  readonly page: string | null;
}

export const PAGE_PARTS = {
  header: { title: 'the header', page: null },
  phone: { title: 'the phone number in the header', page: null },
  footer: { title: 'the last line of the footer', page: null },
  price: { title: 'the price of a car', page: VEHICLE_PAGE },
  photos: { title: 'the photos of a car', page: VEHICLE_PAGE },
  'payment-calculator': { title: 'the payment calculator of a car', page: VEHICLE_PAGE },
  'test-drive': { title: 'the test drive button of a car', page: VEHICLE_PAGE },
  'trade-in': { title: 'the trade-in button of a car', page: VEHICLE_PAGE },
  'search-bar': { title: 'the number of cars above a search', page: SEARCH_PAGE },
  'send-button': { title: 'the button that sends a form', page: 'contact-us' },
} as const satisfies Readonly<Record<string, PagePart>>;
export type PagePartName = keyof typeof PAGE_PARTS;

const isPart = (name: string): name is PagePartName => Object.hasOwn(PAGE_PARTS, name);
export const PAGE_PART_NAMES: readonly PagePartName[] = Object.keys(PAGE_PARTS).filter(isPart);

const SELECTOR = /^\[data-part='([\w-]+)'\]$/;

/** A part's title, by the selector that `popup-condition.groq.ts` makes of its name. Any other selector is itself. */
export function describeSelector(selector: string): string {
  const [, name = ''] = SELECTOR.exec(selector) ?? [];
  return isPart(name) ? PAGE_PARTS[name].title : selector;
}
