import type { CustomValidator } from 'sanity';
import { z } from 'zod';
import { API_VERSION } from '../../create-sanity-client.ts';

const OTHERS_OF_KIND = `count(*[_type == "legalDocument" && kind == $kind && !(_id in [$id, "drafts." + $id])
  && (dealership._ref == $dealership || ($dealership == null && everyDealership == true))])`;

const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });

/** Validation rule: the dealership, or the shared content, has no other document of this kind. */
export const legalKindIsFree: CustomValidator<string | undefined> = async (kind, { document, getClient }) => {
  if (kind === undefined || document === undefined) return true;
  const others = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch<number>(OTHERS_OF_KIND, {
      kind,
      dealership: ownedShape.safeParse(document).data?.dealership._ref ?? null,
      id: document._id.replace(/^drafts\./, ''),
    });
  return others === 0 || 'This document already exists. Add a version to it.';
};
