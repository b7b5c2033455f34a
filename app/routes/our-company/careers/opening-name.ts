import type { JobOpening } from '@rooftop/content/documents/job-opening/job-opening';
import type { Store } from '@rooftop/content/documents/store/store';
import { withoutEditMarks } from '#app/ui/without-edit-marks.ts';

/** Dealerships with several stores add the store to the name of the job opening. */
export function openingName(
  { title, storeKey }: Pick<JobOpening, 'title' | 'storeKey'>,
  stores: readonly Pick<Store, 'key' | 'name'>[],
): string {
  const store = stores.length > 1 ? stores.find(({ key }) => key === storeKey) : undefined;
  return withoutEditMarks(store === undefined ? title : `${title}, ${store.name}`);
}
