import type { CustomValidator } from 'sanity';
import { z } from 'zod';
import { API_VERSION } from '../create-sanity-client.ts';

const OTHERS_WITH_KEY = `count(*[_type == "store" && dealership._ref == $dealership && key == $key && !(_id in [$id, "drafts." + $id])])`;

const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });

/** A validation rule: no other store of the dealership has this short name. */
export const keyIsFree: CustomValidator<string | undefined> = async (key, { document, getClient }) => {
  const owned = ownedShape.safeParse(document);
  if (key === undefined || document === undefined || !owned.success) return true;
  const others = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch<number>(OTHERS_WITH_KEY, {
      dealership: owned.data.dealership._ref,
      key,
      id: document._id.replace(/^drafts\./, ''),
    });
  return others === 0 || 'Another store of this dealership has this short name. Choose another.';
};
