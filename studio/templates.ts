import type { NewDocumentOptionsResolver, Template } from 'sanity';
import { mayCreateDealerships } from './roles.ts';

/** The types whose documents belong to a dealership, and what one is called. */
const OWNED = {
  homePage: 'Home page',
  page: 'Page',
  navigation: 'Menus',
  promotion: 'Promotion',
  offer: 'Offer',
  review: 'Review',
  article: 'Article',
  faq: 'Question',
  helpCategory: 'Help category',
  legalDocument: 'Legal document',
  bodyStyle: 'Body style',
  store: 'Store',
  staffMember: 'Team member',
  jobOpening: 'Opening',
  redirectRule: 'Redirect',
} as const;
export type OwnedType = keyof typeof OWNED;

/** The types whose documents every dealership may share. */
export const SHARED_TYPES = ['article', 'faq', 'helpCategory', 'legalDocument'] as const;
export type SharedType = (typeof SHARED_TYPES)[number];

/** The id of the template that makes a document of a dealership. */
export const templateOf = (type: OwnedType): string => `${type}-of-dealership`;

/** The id of the template that makes a document that every dealership shares. */
export const sharedTemplateOf = (type: SharedType): string => `${type}-of-every-dealership`;

/** A new document of a dealership: `dealership`, the id of the dealership's document, is given by the list it is made in. */
const ofDealership = ([schemaType, title]: [string, string]): Template => ({
  id: `${schemaType}-of-dealership`,
  schemaType,
  title,
  parameters: [{ name: 'dealership', title: 'Dealership', type: 'string' }],
  value: ({ dealership }: { dealership: string }) => ({
    dealership: { _type: 'reference', _ref: dealership },
  }),
});

const ofEveryDealership = (type: SharedType): Template => ({
  id: sharedTemplateOf(type),
  schemaType: type,
  title: OWNED[type],
  value: { everyDealership: true },
});

/** Documents are made only in lists that know whose they are, so the templates that know nobody are left out. */
export const templates = (standard: Template[]): Template[] => [
  ...standard.filter(({ schemaType }) => schemaType === 'dealership'),
  ...Object.entries(OWNED).map(ofDealership),
  ...SHARED_TYPES.map(ofEveryDealership),
];

/** What the "create" buttons offer: in a dealership's list its documents, elsewhere new dealerships to those who may. */
export const newDocumentOptions: NewDocumentOptionsResolver = (offered, { creationContext, currentUser }) => {
  const inListOfDealership =
    creationContext.type === 'structure' && creationContext.schemaType !== 'dealership';
  if (inListOfDealership) return offered;
  return offered.filter(({ templateId }) => templateId === 'dealership' && mayCreateDealerships(currentUser));
};
