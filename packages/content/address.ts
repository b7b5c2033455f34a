import { z } from 'zod';
import { LEGAL_KINDS } from './documents/legal-kinds.ts';

/** The last part of an address: lower-case letters, digits and single hyphens. */
export const ADDRESS_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Why a document may not be where the website has a page of its own. */
export const ADDRESS_IS_TAKEN = 'The website has a page of its own here. Choose another address.';

/** What stands before the name of a document in its address, by type: every document that has a page of its own. */
const PREFIXES = {
  page: '',
  article: '/car-research/',
  offer: '/special-offers/',
  staffMember: '/our-company/meet-our-team/',
  jobOpening: '/our-company/careers/',
  helpCategory: '/help-center/',
  legalDocument: '/legal/',
  store: '/our-company/locations/',
} as const;
export type AddressedType = keyof typeof PREFIXES;

/**
 * Where a document's page is today, without language.
 * @param name path of a page; slug; kind of a legal document; key of a store; department and key of an offer, with a slash
 */
export const addressOf = (type: AddressedType, name: string): string => `${PREFIXES[type]}${name}`;

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

/** The types of documents that have a page of their own. */
export const ADDRESSED_TYPES = targetShape.options.map(({ shape }) => shape.type.value);

/** Where something leads: an address as editors wrote it, or the document that they chose (link.groq.ts). */
export const hrefShape = z.union([
  z.string().min(1),
  targetShape.transform(({ type, name }) => addressOf(type, name)),
]);
