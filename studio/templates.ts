import {
  DOCUMENT_TYPES,
  OWNED_TYPES,
  type OwnedType,
  SHARED_TYPES,
  type SharedType,
} from '@rooftop/content/schema';
import type { InitialValueResolverContext, NewDocumentOptionsResolver, Template } from 'sanity';
import { newHomePageBlocks } from './new-home-page.ts';
import { mayCreateDealerships } from './roles.ts';

/** ID of the template for a dealership's document. */
export const templateOf = (type: OwnedType): string => `${type}-of-dealership`;

/** ID of the template for a shared document. */
export const sharedTemplateOf = (type: SharedType): string => `${type}-of-every-dealership`;

/**
 * Template for a dealership's document. The list it is created in passes the dealership's document ID as
 * `dealership`.
 */
const ofDealership = (schemaType: OwnedType): Template => ({
  id: templateOf(schemaType),
  schemaType,
  title: DOCUMENT_TYPES[schemaType].title,
  parameters: [{ name: 'dealership', title: 'Dealership', type: 'string' }],
  value: async ({ dealership }: { dealership?: string }, context: InitialValueResolverContext) => ({
    dealership: { _type: 'reference', _ref: dealership },
    ...(schemaType === 'homePage' && { blocks: await newHomePageBlocks(dealership, context) }),
  }),
});

const ofEveryDealership = (type: SharedType): Template => ({
  id: sharedTemplateOf(type),
  schemaType: type,
  title: DOCUMENT_TYPES[type].title,
  value: { everyDealership: true },
});

/** Documents are created only in lists that know their dealership, so templates without one are left out. */
export const templates = (standard: Template[]): Template[] => [
  ...standard.filter(({ schemaType }) => schemaType === 'dealership'),
  ...OWNED_TYPES.map(ofDealership),
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
