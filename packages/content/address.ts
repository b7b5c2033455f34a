import { z } from 'zod';
import { type AddressedType, DOCUMENT_TYPES, isAddressed, OWNED_TYPES } from './documents/document-types.ts';
import { LEGAL_KINDS } from './documents/legal-document/legal-kinds.ts';
import { pathPrefix } from './page-paths.ts';

/** The last segment of a path: lowercase letters, digits and single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Validation message for a document whose URL the website already uses for a page of its own. */
export const RESERVED_URL_MESSAGE = 'The website has a page of its own here. Choose another address.';

/**
 * Returns the current path of a document's page, without language.
 * @param name the page's path, a slug, a legal document's kind, a store's key, or an offer's department and key
 * joined by a slash
 */
export function pathOf(type: AddressedType, name: string): string {
  const id = DOCUMENT_TYPES[type].route;
  return id === null ? name : pathPrefix(id) + name;
}

/** Types of documents that have their own page. */
export const TYPES_WITH_PAGE = OWNED_TYPES.filter(isAddressed);

const targetShape = z.union([
  z.object({ type: z.literal('legalDocument'), name: z.enum(LEGAL_KINDS) }),
  z.object({ type: z.enum(TYPES_WITH_PAGE).exclude(['legalDocument']), name: z.string().min(1) }),
]);

/** Target of a link: a URL that an editor typed, or the document they chose (link.groq.ts). */
export const hrefShape = z.union([
  z.string().min(1),
  targetShape.transform(({ type, name }) => pathOf(type, name)),
]);
