import type { HttpClient } from '@rooftop/leads/http/http-client';
import type { CallCrm } from '@rooftop/service/crm/crm-scheduler';

export interface CrmCallOptions {
  readonly http: HttpClient;
  /** Returns the key of a dealership's CRM, or null if none is set. */
  readonly findKey: (dealership: string) => Promise<string | null>;
}

/** Calls to a dealership's CRM for service appointments, with its key. */
export async function crmCallOf(dealership: string, { http, findKey }: CrmCallOptions): Promise<CallCrm> {
  const key = await findKey(dealership);
  const headers: Readonly<Record<string, string>> = key === null ? {} : { Authorization: `Bearer ${key}` };
  return (request) => http({ ...request, headers });
}
