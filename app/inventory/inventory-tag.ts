import type { Dependency } from '@rooftop/content/content';

/** What a page rests on that shows cars: every import outdates it, and nothing else. */
export const inventoryTag = (dealership: string): Dependency => ({
  tags: [`inventory:${dealership}`],
  until: Number.POSITIVE_INFINITY,
});
