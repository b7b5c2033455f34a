import type { ReferenceFilterResolver, ReferenceOptions } from 'sanity';
import { z } from 'zod';

const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });

/** The documents of the same dealership: of a document that belongs to one, or of the dealership's own. */
const ofSameDealership: ReferenceFilterResolver = ({ document }) => ({
  filter: 'dealership._ref == $dealership',
  params: {
    dealership: ownedShape.safeParse(document).data?.dealership._ref ?? document._id.replace(/^drafts\./, ''),
  },
});

/** How a reference is chosen: among the dealership's own. New ones are made in their list, which knows whose they are. */
export const OWN_REFERENCE: ReferenceOptions = { filter: ofSameDealership, disableNew: true };
