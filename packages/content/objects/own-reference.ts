import type { ReferenceFilterResolver, ReferenceOptions, SanityDocument } from 'sanity';
import { z } from 'zod';

const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });
const sharedShape = z.object({ everyDealership: z.literal(true) });

/** Of a document that belongs to a dealership, or of the dealership's own. */
const dealershipOf = (document: SanityDocument): string =>
  ownedShape.safeParse(document).data?.dealership._ref ?? document._id.replace(/^drafts\./, '');

const SHARED = 'everyDealership == true';

const own: ReferenceFilterResolver = ({ document }) => ({
  filter: 'dealership._ref == $dealership',
  params: { dealership: dealershipOf(document) },
});

/** What every dealership shares refers to nothing but its like. */
const ownOrShared: ReferenceFilterResolver = ({ document }) =>
  sharedShape.safeParse(document).success
    ? { filter: SHARED }
    : {
        filter: `dealership._ref == $dealership || ${SHARED}`,
        params: { dealership: dealershipOf(document) },
      };

/** How a reference is chosen: among the dealership's own. New ones are made in their list, which knows whose they are. */
export const OWN_REFERENCE: ReferenceOptions = { filter: own, disableNew: true };

/** The same among what every dealership shares, too. */
export const OWN_OR_SHARED_REFERENCE: ReferenceOptions = { filter: ownOrShared, disableNew: true };
