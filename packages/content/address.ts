import { z } from 'zod';
import { LEGAL_KINDS } from './documents/legal-document/legal-kinds.ts';
import { type PageId, pathPrefix } from './page-paths.ts';

/** The last segment of a path: lowercase letters, digits and single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Validation message for a document whose URL the website already uses for a page of its own. */
export const RESERVED_URL_MESSAGE = 'The website has a page of its own here. Choose another address.';

/** Route of the page by type, for every document that has its own page. Editors choose the whole path of a `page`. */
const ROUTES = {
  page: null,
  article: 'car-research/article',
  offer: 'special-offer',
  staffMember: 'team-member',
  jobOpening: 'opening',
  helpCategory: 'help-category',
  legalDocument: 'legal-document',
  store: 'location',
} as const satisfies Record<string, PageId | null>;
export type AddressedType = keyof typeof ROUTES;

/**
 * Returns the current path of a document's page, without language.
 * @param name the page's path, a slug, a legal document's kind, a store's key, or an offer's department and key
 * joined by a slash
 */
export function pathOf(type: AddressedType, name: string): string {
  const id = ROUTES[type];
  return id === null ? name : pathPrefix(id) + name;
}

const target = <const Type extends AddressedType>(type: Type) =>
  z.object({ type: z.literal(type), name: z.string().min(1) });

const targetShape = z.discriminatedUnion('type', [
  target('page'),
  target('article'),
  target('offer'),
  target('staffMember'),
  target('jobOpening'),
  target('helpCategory'),
  z.object({ type: z.literal('legalDocument'), name: z.enum(LEGAL_KINDS) }),
  target('store'),
]);

/** Types of documents that have their own page. */
export const TYPES_WITH_PAGE = targetShape.options.map(({ shape }) => shape.type.value);

/** Target of a link: a URL that an editor typed, or the document they chose (link.groq.ts). */
export const hrefShape = z.union([
  z.string().min(1),
  targetShape.transform(({ type, name }) => pathOf(type, name)),
]);
