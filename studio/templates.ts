import type { InitialValueResolverContext, NewDocumentOptionsResolver, Template } from 'sanity';
import { newHomePageBlocks } from './new-home-page.ts';
import { mayCreateDealerships } from './roles.ts';

/** Types whose documents belong to a dealership, with the title for a new one. */
const OWNED = {
  homePage: 'Home page',
  page: 'Page',
  navigation: 'Menus',
  promotion: 'Promotion',
  popup: 'Popup',
  offer: 'Offer',
  review: 'Review',
  article: 'Article',
  faq: 'Question',
  helpCategory: 'Help category',
  legalDocument: 'Legal document',
  bodyStyle: 'Body style',
  store: 'Store',
  staffMember: 'Team member',
  jobOpening: 'Job opening',
  redirectRule: 'Redirect',
  experiment: 'Experiment',
  tradeQuestionnaire: 'Trade-in questions',
  serviceOperation: 'Service operation',
} as const;
export type OwnedType = keyof typeof OWNED;

/** Types whose documents all dealerships can share. */
const SHARED_TYPES = [
  'article',
  'faq',
  'helpCategory',
  'legalDocument',
  'tradeQuestionnaire',
  'serviceOperation',
] as const;
export type SharedType = (typeof SHARED_TYPES)[number];

/** ID of the template for a dealership's document. */
export const templateOf = (type: OwnedType): string => `${type}-of-dealership`;

/** ID of the template for a shared document. */
export const sharedTemplateOf = (type: SharedType): string => `${type}-of-every-dealership`;

/**
 * Template for a dealership's document. The list it is created in passes the dealership's document ID as
 * `dealership`.
 */
const ofDealership = ([schemaType, title]: [string, string]): Template => ({
  id: `${schemaType}-of-dealership`,
  schemaType,
  title,
  parameters: [{ name: 'dealership', title: 'Dealership', type: 'string' }],
  value: async ({ dealership }: { dealership: string }, context: InitialValueResolverContext) => ({
    dealership: { _type: 'reference', _ref: dealership },
    ...(schemaType === 'homePage' && { blocks: await newHomePageBlocks(dealership, context) }),
  }),
});

const ofEveryDealership = (type: SharedType): Template => ({
  id: sharedTemplateOf(type),
  schemaType: type,
  title: OWNED[type],
  value: { everyDealership: true },
});

/** Documents are created only in lists that know their dealership, so templates without one are left out. */
export const templates = (standard: Template[]): Template[] => [
  ...standard.filter(({ schemaType }) => schemaType === 'dealership'),
  ...Object.entries(OWNED).map(ofDealership),
  ...SHARED_TYPES.map(ofEveryDealership),
];

/**
 * Options of the "create" buttons: document types in a dealership's list, elsewhere new dealerships for users who may
 * create them.
 */
export const newDocumentOptions: NewDocumentOptionsResolver = (offered, { creationContext, currentUser }) => {
  const inListOfDealership =
    creationContext.type === 'structure' && creationContext.schemaType !== 'dealership';
  if (inListOfDealership) return offered;
  return offered.filter(({ templateId }) => templateId === 'dealership' && mayCreateDealerships(currentUser));
};
