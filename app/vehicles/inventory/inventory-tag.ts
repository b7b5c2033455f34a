import type { Dependency } from '@rooftop/content/content';

/** Dependency of a page that shows cars: outdated by every import, and by nothing else. */
export const inventoryTag = (dealership: string): Dependency => ({
  tags: [`inventory:${dealership}`],
  until: Number.POSITIVE_INFINITY,
});
