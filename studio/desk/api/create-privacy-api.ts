import { type DataLogPosition, dataLogShape } from '@rooftop/leads/privacy/data-log-api';
import { deletedDataShape, foundDataShape, type Shopper } from '@rooftop/leads/privacy/privacy-api';
import { ask } from './ask.ts';
import type { Call } from './call.ts';

/** Requests about people's data at a dealership. Addresses are in bodies, because URLs are logged. */
export function createPrivacyApi(call: Call, dealership: string) {
  const post = (action: 'find' | 'export' | 'delete', shopper: Shopper) =>
    call(`people-data/${encodeURIComponent(dealership)}/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(shopper),
    });
  return {
    find: (shopper: Shopper) => ask(post('find', shopper), foundDataShape),
    exportFile: (shopper: Shopper) => post('export', shopper),
    /** Who exported, viewed and deleted data. @param after `next` of the page before */
    log: (after: DataLogPosition | null) =>
      ask(
        call(`leads/${encodeURIComponent(dealership)}/data-log?${new URLSearchParams({ ...after })}`),
        dataLogShape,
      ),
    delete: (shopper: Shopper) => ask(post('delete', shopper), deletedDataShape),
  };
}
