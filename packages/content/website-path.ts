import { pathOf, TYPES_WITH_PAGE } from './address.ts';
import type { AddressedType } from './documents/document-types.ts';
import { pathTo } from './page-paths.ts';

/** Pages that show documents without a page of their own, by type. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  dealership: pathTo('home'),
  homePage: pathTo('home'),
  navigation: pathTo('home'),
  promotion: pathTo('home'),
  popup: pathTo('home'),
  bodyStyle: pathTo('home'),
  faq: pathTo('help-center'),
  review: pathTo('reviews'),
  serviceOperation: pathTo('service/schedule'),
  tradeQuestionnaire: pathTo('sell-trade-my-car/your-vehicle'),
};

const hasPage = (type: string): type is AddressedType => TYPES_WITH_PAGE.some((one) => one === type);

/** GROQ for the part of a document that its path depends on: a page's path, a slug, a kind, or a key. */
export const WEBSITE_NAME =
  'coalesce(path, slug.current, kind, select(_type == "offer" => department + "/" + key), key)' as const;

/** Whether documents of a type have a page of their own. */
export const hasWebsitePage = (type: string): boolean => type === 'homePage' || hasPage(type);

/**
 * Path of the page that shows a document, without the language.
 * @param name result of WEBSITE_NAME
 * @returns null if no page does, or the document does not have its name yet
 */
export function websitePath(type: string, name: string | null): string | null {
  if (hasPage(type)) return name === null ? null : pathOf(type, name);
  return SHOWN_ON[type] ?? null;
}
