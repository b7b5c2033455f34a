import { deletedDataShape, foundDataShape, type Shopper } from '@rooftop/leads/privacy/privacy-api';
import { ask } from './ask.ts';
import type { Call } from './call.ts';

/** Requests about one person's data at a dealership. Addresses are in bodies, because URLs are logged. */
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
    delete: (shopper: Shopper) => ask(post('delete', shopper), deletedDataShape),
  };
}
