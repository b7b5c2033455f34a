import type { Figures } from '@rooftop/platform/operations/read-figures';
import { Gauge, type Registry } from 'prom-client';

export interface OperationsSource {
  readonly read: () => Promise<Figures>;
  /** Dealerships by document id and slug. */
  readonly dealerships: () => Promise<readonly { readonly id: string; readonly slug: string }[]>;
  readonly onFailure: (error: unknown) => void;
}

/** Milliseconds between two readings, however often somebody asks. */
const KEEP_MS = 15_000;

/** Adds the figures of leads, mail, jobs and imports to a registry. Returns what brings them up to date. */
export function createOperationsMetrics(
  registry: Registry,
  { read, dealerships, onFailure }: OperationsSource,
): () => Promise<void> {
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge('operations_read', '1 if the figures of leads, mail, jobs and imports could be read.');
  const leads = gauge(
    'leads',
    'Leads that wait for an answer, are late, or are held as possible spam.',
    'kind',
  );
  const deliveries = gauge('lead_deliveries', 'Deliveries of leads that wait or were given up.', 'state');
  const answers = gauge('lead_answers', 'Answers to shoppers that wait or were given up.', 'state');
  const jobs = gauge('jobs', 'Jobs of the worker that are due or have failed for good.', 'state');
  const oldest = gauge('jobs_oldest_seconds', 'How long the job that is due longest has waited.');
  const failures = gauge('mail_failures_last_hour', 'Failed attempts to send mail about leads.', 'reason');
  const imports = gauge(
    'inventory_import',
    '1 for the result of the last import of each source.',
    'dealership',
    'source',
    'result',
  );
  const ages = gauge(
    'inventory_import_age_seconds',
    'Since the last import that read the whole feed; +Inf if there was none.',
    'dealership',
    'source',
  );

  let updatedAt = 0;
  let updating: Promise<void> | null = null;

  async function update(): Promise<void> {
    try {
      const [figures, known] = await Promise.all([read(), dealerships()]);
      const slugs = new Map(known.map(({ id, slug }) => [id, slug]));
      leads.set({ kind: 'waiting' }, figures.leadsWaiting);
      leads.set({ kind: 'late' }, figures.leadsLate);
      leads.set({ kind: 'held' }, figures.leadsHeld);
      deliveries.set({ state: 'waiting' }, figures.deliveriesWaiting);
      deliveries.set({ state: 'dead' }, figures.deliveriesDead);
      answers.set({ state: 'waiting' }, figures.answersWaiting);
      answers.set({ state: 'dead' }, figures.answersDead);
      jobs.set({ state: 'due' }, figures.jobsDue);
      jobs.set({ state: 'failed' }, figures.jobsFailed);
      oldest.set(figures.oldestJobSeconds);
      failures.set({ reason: 'unreachable' }, figures.mailUnreachable);
      failures.set({ reason: 'rejected' }, figures.mailRejected);
      failures.set({ reason: 'other' }, figures.mailOther);
      imports.reset();
      ages.reset();
      for (const { dealership: id, source, result, ageSeconds } of figures.imports) {
        const dealership = slugs.get(id);
        // The dealership's document was deleted.
        if (dealership === undefined) continue;
        imports.set({ dealership, source, result }, 1);
        ages.set({ dealership, source }, ageSeconds ?? Number.POSITIVE_INFINITY);
      }
      up.set(1);
    } catch (error) {
      up.set(0);
      onFailure(error);
    }
  }

  return () => {
    if (updating === null && Date.now() - updatedAt > KEEP_MS)
      updating = update().finally(() => {
        updatedAt = Date.now();
        updating = null;
      });
    return updating ?? Promise.resolve();
  };
}
