import type { CustomValidator } from 'sanity';
import { z } from 'zod';
import { API_VERSION } from '../../create-sanity-client.ts';

const IS_SHOWN = `defined(*[dealership._ref == $dealership && $position in blocks[_type == "promotionList"].position][0]._id)`;

const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });

/** Validation rule: at least one page of the dealership has a block that shows promotions of this position. */
export const positionIsUsed: CustomValidator<string | undefined> = async (
  position,
  { document, getClient },
) => {
  const owned = ownedShape.safeParse(document);
  if (position === undefined || !owned.success) return true;
  const isShown = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'drafts' })
    .fetch<boolean>(IS_SHOWN, { position, dealership: owned.data.dealership._ref });
  return (
    isShown || 'No page shows promotions in this position. Add a "Promotions" block for it to the home page.'
  );
};
