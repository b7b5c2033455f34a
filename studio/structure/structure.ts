import { API_VERSION } from '@rooftop/content/schema';
import type { StructureResolver } from 'sanity/structure';
import { z } from 'zod';
import { mayCreateDealerships } from '../roles.ts';
import { dealershipSections } from './dealership-sections.ts';

const FIRST_TWO_QUERY = '*[_type == "dealership"] | order(_id asc) [0...2]._id';

/**
 * Dealership by dealership. The lake shows a person only those he may read; who works for one of them starts inside it.
 * The list asks the lake itself, so it is searchable, grows with new dealerships and copes with hundreds.
 */
export const structure: StructureResolver = async (S, context) => {
  const client = context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'drafts' });
  const [only, another] = z.array(z.string()).parse(await client.fetch<unknown>(FIRST_TWO_QUERY));
  if (only !== undefined && another === undefined && !mayCreateDealerships(context.currentUser)) {
    return dealershipSections(S, context, only);
  }
  return S.documentTypeList('dealership')
    .title('Dealerships')
    .apiVersion(API_VERSION)
    .defaultOrdering([{ field: 'name', direction: 'asc' }])
    .child((dealership, { params }) =>
      // Who pressed "create" wants to fill in the form; the sections come once the dealership is there.
      params['template'] === undefined
        ? dealershipSections(S, context, dealership)
        : S.document()
            .schemaType('dealership')
            .documentId(dealership)
            .initialValueTemplate(params['template']),
    );
};
