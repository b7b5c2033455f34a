/** One person's data at one dealership: found, exported and deleted at their request. */
import { inTransaction, type PoolClient } from '@rooftop/database/pool';
import type { Actor } from '@rooftop/leads/inbox/lead-history';
import { type ExportedLeads, exportLeadsOf } from '@rooftop/leads/privacy/export-shopper';
import { countConsents, listConsentsOf } from '@rooftop/leads/privacy/consents-of-shopper';
import { countDataOf, listLeadsOf, lockLeadsOf } from '@rooftop/leads/privacy/find-shopper';
import { forgetShopper } from '@rooftop/leads/privacy/forget-shopper';
import type { DataCounts, FoundData, PrivacyAction, Shopper } from '@rooftop/leads/privacy/privacy-api';
import { logPrivacy } from '@rooftop/leads/privacy/privacy-log';
import { countAppointments, exportAppointments } from '@rooftop/service/storage/appointments-of-leads';
import { countTradeIns, exportTradeIns } from '@rooftop/trade/storage/trade-ins-of-leads';
import { applicationShape } from '@rooftop/vault/applications/application';
import { listApplications, readApplication } from '@rooftop/vault/applications/applications';
import { countApplications, deleteApplications } from '@rooftop/vault/applications/applications-of-leads';
import { describeApplication } from '@rooftop/vault/applications/describe-application';
import type { Vault } from '@rooftop/vault/vault';
import { deleteLeadsEverywhere } from '../leads/delete-leads-everywhere.ts';

interface PeopleDataOptions {
  readonly vault: Vault;
  /** Key of the purpose privacy-log. */
  readonly logKey: Uint8Array;
  /** Whether a dealership keeps consent evidence for its term although the person wants everything deleted. */
  readonly keepsConsentEvidence: (dealership: string) => Promise<boolean>;
}

/** Whose data is meant, and who asks. */
export interface DataRequest {
  /** Document id. */
  readonly dealership: string;
  readonly shopper: Shopper;
  readonly by: Actor;
}

/** Everything about a person, as a file for them. */
interface ExportedData extends ExportedLeads {
  readonly exportedAt: Date;
  readonly appointments: readonly object[];
  readonly tradeIns: readonly object[];
  /** As staff read them: of Social Security numbers only the last digits. */
  readonly creditApplications: readonly object[];
}

export type PeopleData = ReturnType<typeof createPeopleData>;

export function createPeopleData({ vault, logKey, keepsConsentEvidence }: PeopleDataOptions) {
  const { pool } = vault;

  const log = (
    client: Pick<PoolClient, 'query'>,
    request: DataRequest,
    action: PrivacyAction,
    counts: DataCounts,
  ) => logPrivacy(client, logKey, { ...request, action, counts });

  async function exportApplications(
    { dealership, by }: DataRequest,
    leads: readonly string[],
  ): Promise<object[]> {
    const found: object[] = [];
    for (const id of leads) {
      const [application] = await listApplications(pool, dealership, { id });
      if (application === undefined) continue;
      const reader = { userId: by.id, name: by.name };
      const reading = { dealership, id, reader, reason: 'Export at the request of the person' } as const;
      const sealed = await readApplication(vault, { ...reading, event: 'read', at: new Date() });
      if (sealed === null) continue;
      const sections = describeApplication(applicationShape.parse(sealed));
      found.push({ receivedAt: application.receivedAt, sections });
    }
    return found;
  }

  return {
    /** Says what there is of a person. */
    async find(request: DataRequest): Promise<FoundData> {
      const { dealership, shopper } = request;
      const [leads, keeps] = await Promise.all([
        listLeadsOf(pool, dealership, shopper),
        keepsConsentEvidence(dealership),
      ]);
      const counts = await countAll(pool, request);
      await log(pool, request, 'find', counts);
      return { counts, leads: [...leads], keepsConsentEvidence: keeps };
    },

    /** Reads everything about a person. */
    async export(request: DataRequest): Promise<ExportedData> {
      const { dealership, shopper } = request;
      await log(pool, request, 'export', await countAll(pool, request));
      const ids = (await listLeadsOf(pool, dealership, shopper)).map(({ id }) => id);
      return {
        exportedAt: new Date(),
        ...(await exportLeadsOf(pool, dealership, shopper)),
        appointments: await exportAppointments(pool, dealership, ids),
        tradeIns: await exportTradeIns(pool, dealership, ids),
        creditApplications: await exportApplications(request, ids),
      };
    },

    /** Deletes everything about a person in one transaction. What is on its way to somebody is still sent. */
    async delete(
      request: DataRequest,
    ): Promise<{ readonly deleted: DataCounts; readonly keptConsents: number }> {
      const { dealership, shopper } = request;
      const keptConsents = (await keepsConsentEvidence(dealership)) ? 'given' : 'none';
      return inTransaction(pool, async (client) => {
        const ids = await lockLeadsOf(client, dealership, shopper);
        const before = await countAll(client, request);
        await log(client, request, 'delete', before);
        const evidence = await listConsentsOf(client, dealership, shopper);
        await deleteApplications(client, dealership, ids);
        await forgetShopper(client, dealership, shopper, keptConsents);
        await deleteLeadsEverywhere(client, ids, keptConsents);
        const kept = await countConsents(client, dealership, evidence);
        return { deleted: { ...before, consents: before.consents - kept }, keptConsents: kept };
      });
    },
  };
}

/** Counts a person's data in every package. */
async function countAll(
  database: Pick<PoolClient, 'query'>,
  { dealership, shopper }: DataRequest,
): Promise<DataCounts> {
  const inLeads = await countDataOf(database, dealership, shopper);
  const ids = (await listLeadsOf(database, dealership, shopper)).map(({ id }) => id);
  return {
    ...inLeads,
    appointments: await countAppointments(database, dealership, ids),
    tradeIns: await countTradeIns(database, dealership, ids),
    creditApplications: await countApplications(database, dealership, ids),
  };
}
