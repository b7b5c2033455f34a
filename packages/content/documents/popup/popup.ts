import type { z } from 'zod';
import { PAGE_IDS, PATHS } from '../../pages.generated.ts';
import type { popupShape } from './popup.groq.ts';

/** Kinds of window (spec 3): one with a header that can be dragged and maximized, and a plain one. */
export const POPUP_KINDS = ['PrimeDialog', 'ModalHeadless'] as const;
export const POPUP_POSITIONS = [
  'center',
  'top',
  'topright',
  'right',
  'bottomright',
  'bottom',
  'bottomleft',
  'left',
  'topleft',
] as const;
export const POPUP_STYLES = ['standard', 'wide', 'accent'] as const;
/** Forms that a popup can contain. Each also has a page. */
export const POPUP_FORMS = [
  'unlockInventory',
  'userLead',
  'userLeadPhoneVerification',
  'contact',
  'offer',
] as const;
export type PopupForm = (typeof POPUP_FORMS)[number];

/** Route names besides the page IDs: a search and a car's page share their routes. */
export const SEARCH_PAGE = 'cars-search-page';
export const VEHICLE_PAGE = 'vehicle';

/** The names that conditions can give to pages: all page IDs but those of the shared routes. */
export const POPUP_PAGES: readonly string[] = [
  ...PAGE_IDS.filter((id) => !id.endsWith('cars-for-sale')),
  SEARCH_PAGE,
  VEHICLE_PAGE,
];

const PAGE_PATHS: Readonly<Record<string, string>> = PATHS;

/** Paths of those pages that have only one. */
export const popupPagePaths: readonly string[] = POPUP_PAGES.flatMap((name) => PAGE_PATHS[name] ?? []).filter(
  (path) => !/[:*]/.test(path),
);

/** Hours after a visitor's request in which a popup with a form stays closed, unless editors enter others (decision 114). */
export const QUIET_HOURS = 24;

/** A popup (spec 3, popup definition). */
export type Popup = z.infer<typeof popupShape>;
