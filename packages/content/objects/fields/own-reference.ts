import type { ReferenceFilterResolver, ReferenceOptions, SanityDocument } from 'sanity';
import { z } from 'zod';

const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });
const sharedShape = z.object({ everyDealership: z.literal(true) });

/** Returns the ID of the dealership that owns a document, or of the dealership's own document. */
const dealershipOf = (document: SanityDocument): string =>
  ownedShape.safeParse(document).data?.dealership._ref ?? document._id.replace(/^drafts\./, '');

const SHARED = 'everyDealership == true';

const own: ReferenceFilterResolver = ({ document }) => ({
  filter: 'dealership._ref == $dealership',
  params: { dealership: dealershipOf(document) },
});

/** Shared documents can refer only to shared documents. */
const ownOrShared: ReferenceFilterResolver = ({ document }) =>
  sharedShape.safeParse(document).success
    ? { filter: SHARED }
    : {
        filter: `dealership._ref == $dealership || ${SHARED}`,
        params: { dealership: dealershipOf(document) },
      };

/**
 * Reference to one of the dealership's own documents. New ones are created in their list, which knows the dealership.
 */
export const OWN_REFERENCE: ReferenceOptions = { filter: own, disableNew: true };

/** Reference to one of the dealership's own or the shared documents. */
export const OWN_OR_SHARED_REFERENCE: ReferenceOptions = { filter: ownOrShared, disableNew: true };
