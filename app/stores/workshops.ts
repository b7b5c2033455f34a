import type { Store } from '@rooftop/content/documents/store';

/** Whether a store has a workshop: it says when its service is open. */
export const hasWorkshop = ({ hours }: Pick<Store, 'hours'>): boolean => hours.service !== null;
