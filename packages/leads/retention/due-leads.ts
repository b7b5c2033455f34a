import type { PoolClient } from '@rooftop/database/pool';
import { z } from 'zod';

/** How long a dealership keeps leads and consent evidence. */
export interface RetentionTerms {
  readonly leadMonths: number;
  /** Job applications with their resumes. */
  readonly careersMonths: number;
  /** Leads that were held and that nobody released. */
  readonly heldDays: number;
  readonly consentMonths: number;
}

const dueShape = z.object({ id: z.string(), term: z.enum(['leads', 'careers', 'held']) });

/** A lead whose term is over. */
export type DueLead = z.infer<typeof dueShape>;

/**
 * Locks a dealership's leads whose term is over, oldest first. Leaves out leads that are still being delivered, and
 * leads with a credit application, which has a term of its own.
 */
export async function lockDueLeads(
  client: PoolClient,
  dealership: string,
  { leadMonths, careersMonths, heldDays }: RetentionTerms,
  limit: number,
): Promise<readonly DueLead[]> {
  const { rows } = await client.query(
    `SELECT id, CASE WHEN state = 'quarantined' THEN 'held' WHEN form = 'CAREERS' THEN 'careers' ELSE 'leads' END AS term
     FROM leads
     WHERE dealership = $1 AND accepted_at <= now() - CASE
         WHEN state = 'quarantined' THEN make_interval(days => $4)
         WHEN form = 'CAREERS' THEN make_interval(months => $3)
         ELSE make_interval(months => $2) END
       AND NOT EXISTS (SELECT FROM deliveries WHERE lead = leads.id AND state = 'waiting')
       AND NOT EXISTS (SELECT FROM credit_applications WHERE credit_applications.id = leads.id)
     ORDER BY accepted_at LIMIT $5 FOR UPDATE OF leads SKIP LOCKED`,
    [dealership, leadMonths, careersMonths, heldDays, limit],
  );
  const due = z.array(dueShape).parse(rows);
  const waiting = await lockDeliveries(client, due);
  return due.filter(({ id }) => !waiting.has(id));
}

/** Locks the deliveries of leads. Returns the leads of which one is waiting: somebody has just sent it again. */
async function lockDeliveries(client: PoolClient, due: readonly DueLead[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ lead: string; state: string }>(
    'SELECT lead, state FROM deliveries WHERE lead = ANY($1) FOR UPDATE',
    [due.map(({ id }) => id)],
  );
  return new Set(rows.filter(({ state }) => state === 'waiting').map(({ lead }) => lead));
}
