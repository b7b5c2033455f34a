import type { NewDocumentOptionsResolver, Template } from 'sanity';
import { mayCreateDealerships } from './roles.ts';

export const HOME_PAGE_OF_DEALERSHIP = 'homePage-of-dealership';
export const STORE_OF_DEALERSHIP = 'store-of-dealership';

/** A new document of a dealership: `dealership`, the id of the dealership's document, is given by the list it is made in. */
const ofDealership = (id: string, schemaType: string, title: string): Template => ({
  id,
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
  ofDealership(HOME_PAGE_OF_DEALERSHIP, 'homePage', 'Home page'),
  ofDealership(STORE_OF_DEALERSHIP, 'store', 'Store'),
];

/** What the "create" buttons offer: in a dealership's list its documents, elsewhere new dealerships to those who may. */
export const newDocumentOptions: NewDocumentOptionsResolver = (offered, { creationContext, currentUser }) => {
  const inListOfDealership =
    creationContext.type === 'structure' && creationContext.schemaType !== 'dealership';
  if (inListOfDealership) return offered;
  return offered.filter(({ templateId }) => templateId === 'dealership' && mayCreateDealerships(currentUser));
};
