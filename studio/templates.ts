import type { NewDocumentOptionsResolver, Template } from 'sanity';
import { mayCreateDealerships } from './roles.ts';

/** The types whose documents belong to a dealership, and what one is called. */
const OWNED = {
  homePage: 'Home page',
  navigation: 'Menus',
  promotion: 'Promotion',
  offer: 'Offer',
  review: 'Review',
  faq: 'Question',
  bodyStyle: 'Body style',
  store: 'Store',
  staffMember: 'Team member',
  redirectRule: 'Redirect',
} as const;
export type OwnedType = keyof typeof OWNED;

/** The id of the template that makes a document of a dealership. */
export const templateOf = (type: OwnedType): string => `${type}-of-dealership`;

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

/** Documents of a dealership are made only in its lists, so the templates that know none are left out. */
export const templates = (standard: Template[]): Template[] => [
  ...standard.filter(({ schemaType }) => schemaType === 'dealership'),
  ...Object.entries(OWNED).map(ofDealership),
];

/** What the "create" buttons offer: in a dealership's list its documents, elsewhere new dealerships to those who may. */
export const newDocumentOptions: NewDocumentOptionsResolver = (offered, { creationContext, currentUser }) => {
  const inListOfDealership =
    creationContext.type === 'structure' && creationContext.schemaType !== 'dealership';
  if (inListOfDealership) return offered;
  return offered.filter(({ templateId }) => templateId === 'dealership' && mayCreateDealerships(currentUser));
};
