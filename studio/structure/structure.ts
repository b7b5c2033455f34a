import { API_VERSION } from '@rooftop/content/schema';
import type { StructureResolver } from 'sanity/structure';
import { z } from 'zod';
import { mayCreateDealerships } from '../roles.ts';
import { dealershipSections } from './dealership-sections.ts';

const FIRST_TWO_QUERY = '*[_type == "dealership"] | order(_id asc) [0...2]._id';

/**
 * Lists dealerships. The content lake shows users only those they may read, and users with a single dealership start
 * inside it. The list queries the lake, so it is searchable, includes new dealerships and handles hundreds.
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
      // Users who clicked "create" want to fill in the form. The sections appear once the dealership exists.
      params['template'] === undefined
        ? dealershipSections(S, context, dealership)
        : S.document()
            .schemaType('dealership')
            .documentId(dealership)
            .initialValueTemplate(params['template']),
    );
};
