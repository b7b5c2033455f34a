import type { Store } from '@rooftop/content/documents/store/store';

/** Whether a store has a service center: it has service hours. */
export const hasWorkshop = ({ hours }: Pick<Store, 'hours'>): boolean => hours.service !== null;
