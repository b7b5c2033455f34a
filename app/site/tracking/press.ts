/** What a press on a link or button tells: pure, so that it can be tested as a table. */
import type { Fact, FactOf } from '@rooftop/visits/facts';
import { looksPersonal } from '@rooftop/visits/looks-personal';
import { withoutTicket } from '#app/http/ticket-path.ts';

/** A link or button that was pressed, as plain data. */
export interface Press {
  /** Absolute URL. Null for a button. */
  readonly href: string | null;
  /** URL of the page. */
  readonly page: string;
  /** Language that the link leads to. Empty if it doesn't change. */
  readonly hreflang: string;
  readonly label: string;
  readonly place: 'header' | 'footer' | 'dialog' | 'body';
  /** Whether it looks like a button, or is part of a menu. */
  readonly isCallToAction: boolean;
  /** What its element calls it (`data-cta`). */
  readonly cta: string | null;
  /** The dialog that opens instead of the link's page. */
  readonly dialog: string | null;
  /** Numbers of service departments, in E.164. */
  readonly servicePhones: readonly string[];
  /** What it does in a gallery or with a video. */
  readonly media: Pick<FactOf<'mediaUsed'>, 'media' | 'action'> | null;
}

/** A tel: link without the extension that may follow its number. */
const PHONE = /^tel:([^,;]*)/i;
/** What editors put between digits. Browsers encode spaces. */
const SEPARATORS = /%20|[\s().-]/g;
const US_NUMBER = /^(?:\+?1)?([2-9]\d{9})$/;
const VIN = /(?<![A-Z\d])[A-HJ-NPR-Z\d]{17}(?![A-Z\d])/i;
/** The longest label that facts take. */
const LONGEST_LABEL = 120;

/** The VIN in a URL, or null. */
export const vinIn = (url: string): string | null => VIN.exec(url)?.[0].toUpperCase() ?? null;

/** US number of a tel: link in E.164, however an editor wrote it. Null if it is not one. */
function phoneIn(href: string): string | null {
  const [, written = ''] = PHONE.exec(href) ?? [];
  const [, national] = US_NUMBER.exec(written.replaceAll(SEPARATORS, '')) ?? [];
  return national === undefined ? null : `+1${national}`;
}

/** Path of a page of this website, or null for another one. */
function ownPath(href: string, page: string): string | null {
  const [to, here] = [URL.parse(href), URL.parse(page)];
  return to === null || to.origin !== here?.origin ? null : withoutTicket(to.pathname);
}

/** A call to action that leads to another website. */
export const OTHER_WEBSITE = 'other-website';

/** What a call to action that leads to this path is named: its first segment without the language. */
export function ctaOfPath(path: string): string {
  const [first = ''] = path
    .replace(/^\/(?:en|es)(?=\/|$)/, '')
    .split('/')
    .filter(Boolean);
  return /^[\w.-]{1,80}$/.test(first) ? first : 'home';
}

/** What a call to action is for: its own name, its dialog, or what its path says. */
const nameOf = ({ cta, dialog }: Press, path: string | null): string =>
  cta ?? dialog ?? (path === null ? OTHER_WEBSITE : ctaOfPath(path));

/** The fact that a press tells. Null if it tells none. */
export function factOfPress(press: Press): Fact | null {
  const { href, page, hreflang, place, media } = press;
  if (media !== null) return { kind: 'mediaUsed', ...media, vin: vinIn(page) };
  if (href === null) return null;
  const phone = phoneIn(href);
  if (phone !== null) {
    const department = press.servicePhones.includes(phone) ? 'service' : 'sales';
    return { kind: 'phoneClicked', phone, department };
  }
  if (hreflang !== '') return { kind: 'languageChanged', language: hreflang };
  if (!press.isCallToAction || !/^https?:/.test(href)) return null;
  const path = ownPath(href, page);
  const cta = nameOf(press, path);
  const label = looksPersonal(press.label) ? '' : press.label.slice(0, LONGEST_LABEL);
  return {
    kind: 'ctaClicked',
    cta,
    label: label || cta,
    place,
    href: path,
    vin: vinIn(href) ?? (place === 'body' || place === 'dialog' ? vinIn(page) : null),
  };
}
