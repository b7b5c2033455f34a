import type { ListedLead } from '@rooftop/leads/inbox/inbox-api';
import { useDesk } from '../shell/desk-context.ts';

/** Returns the name of a lead's store, null if it has none, and the time zone of the store or else the dealership. */
export function useStore({ storeKey }: Pick<ListedLead, 'storeKey'>) {
  const { setup } = useDesk();
  const store = setup.stores.find(({ key }) => key === storeKey);
  return { name: store?.name ?? null, timeZone: store?.timeZone ?? setup.timeZone };
}
