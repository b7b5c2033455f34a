/** Delivers leads: one job per destination, created when the lead was accepted. */
import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import type { Channels } from './channel.ts';
import { deliverLead } from './deliver-lead.ts';

interface DeliveryServices {
  readonly pool: Pool;
  readonly channels: Channels;
  readonly log: Pick<JobLog, 'info' | 'error'>;
}

/** Makes one attempt at a delivery. */
export const deliverLeadJob = defineJob({
  name: 'deliver_lead',
  group: 'messengers',
  /**
   * The job queue waits e, e², … seconds between attempts, and 6.1 hours from the tenth on, so 21 attempts take 2.95
   * days. After the last one the delivery is dead.
   */
  attempts: 21,
  payload: z.object({ delivery: z.string() }),
  async run({ pool, channels, log }: DeliveryServices, { delivery }, { number, isLast }) {
    const attempt = await deliverLead(pool, channels, delivery, { isLast });
    if (attempt === null) return;
    const { outcome, problem, outgoing } = attempt;
    const { dealership, number: lead } = outgoing.lead;
    const about = { dealership, lead, channel: outgoing.destination.channel, attempt: number };
    if (problem === null) return log.info(about, 'Delivered a lead');
    if (outcome === 'dead') return log.error({ ...about, problem }, 'Could not deliver a lead and gave up');
    throw new Error(problem);
  },
});
