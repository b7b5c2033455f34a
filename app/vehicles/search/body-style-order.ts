import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { BODY_STYLES, type BodyStyle } from '@rooftop/inventory/vehicle';

/** All body styles in the dealership's order. Those that it didn't order come last. */
export const bodyStyleOrder = (settings: Pick<Settings, 'inventory'> | null): readonly BodyStyle[] => [
  ...new Set([...(settings?.inventory.bodyStyleOrder ?? []), ...BODY_STYLES]),
];
