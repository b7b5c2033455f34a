/** Credit applications: drafts for the form, and what is enclosed with a lead. */
import type { Enclosure } from '@rooftop/leads/submission';
import {
  findReceived,
  type ReceivedApplication,
  storeApplication,
} from '@rooftop/vault/applications/applications';
import { deleteDraft, readDraft, saveDraft } from '@rooftop/vault/applications/application-drafts';
import type { Vault } from '@rooftop/vault/vault';
import type { SentApplication } from '../leads/dealership-leads.ts';

/** Drafts of one dealership. `id` is a random UUID that only the visitor's browser has. */
export interface DealershipCreditDrafts {
  /** Stores a draft for 24 hours from its first save. It must not contain social security numbers. */
  save(id: string, draft: unknown): Promise<void>;
  /** Returns null if there is none, or if its time is over. */
  read(id: string): Promise<unknown>;
  delete(id: string): Promise<void>;
  /** The application that a draft became. Null if it was not sent. */
  findReceived(id: string): Promise<ReceivedApplication | null>;
}

export interface CreditApplications {
  readonly draftsFor: (dealership: string) => DealershipCreditDrafts;
  /** Makes what acceptLead stores with the lead of a sent application. */
  readonly enclose: (dealership: string, sent: SentApplication) => Enclosure;
}

/** Path of the Studio's tool. */
const STUDIO_TOOL = 'credit-applications';

interface CreditApplicationsOptions {
  readonly vault: Vault;
  /** URL of the Studio. */
  readonly studioUrl: string;
}

export function createCreditApplications({
  vault,
  studioUrl,
}: CreditApplicationsOptions): CreditApplications {
  const tool = `${studioUrl.replace(/\/+$/, '')}/${STUDIO_TOOL}`;
  return {
    draftsFor: (dealership) => ({
      save: (id, draft) => saveDraft(vault, { dealership, id }, draft),
      read: (id) => readDraft(vault, { dealership, id }),
      delete: (id) => deleteDraft(vault, { dealership, id }),
      findReceived: (id) => findReceived(vault.pool, { dealership, id }),
    }),
    enclose: (dealership, { draft, application }) => ({
      id: draft,
      staffUrl: (lead) => `${tool}/${dealership}/${lead}`,
      store: (client, lead) => storeApplication(vault, client, { dealership, lead, application, draft }),
    }),
  };
}
