/** Tells staff on their phones about new leads, with one job per device. */
import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { describeFailure } from '../delivery/describe-failure.ts';
import type { HttpClient } from '../http/http-client.ts';
import { deskUrl } from '../inbox/desk-url.ts';
import type { Lead } from '../lead.ts';
import { findLead } from '../storage/find-lead.ts';
import { pushMessage } from './push-message.ts';
import { sendPush } from './send-push.ts';
import { dropDevice, findDevice, type PushDevice } from './subscriptions.ts';
import type { VapidKeys } from './vapid-keys.ts';

interface PushOptions {
  readonly vapid: VapidKeys;
  readonly http: HttpClient;
  readonly studioUrl: string;
  /** Whether a user may still read the dealership's leads. @throws Error if that is unknown now */
  readonly mayRead: (userId: string, dealership: string) => Promise<boolean>;
}

interface PushServices {
  readonly pool: Pool;
  readonly log: Pick<JobLog, 'warn'>;
  readonly pushes: PushOptions;
}

/** Makes one attempt for one device. After the last one, no job remains. */
export const pushLeadJob = defineJob({
  name: 'push_lead',
  group: 'messengers',
  /** Attempts over half an hour. Nobody wants to be told later. */
  attempts: 6,
  payload: z.object({ lead: z.uuid(), device: z.uuid() }),
  async run({ pool, log, pushes }: PushServices, payload, { isLast }) {
    const [device, lead] = await Promise.all([
      findDevice(pool, payload.device),
      findLead(pool, payload.lead),
    ]);
    if (device === null || lead === null || lead.dealership !== device.dealership) return;
    try {
      if (await isGone(device, lead, pushes)) await dropDevice(pool, payload.device);
    } catch (error) {
      if (!isLast) throw error;
      const problem = describeFailure(error);
      log.warn({ lead: lead.id, problem }, 'Could not push a lead to a device and gave up');
    }
  },
});

/** Tells a device, unless its owner may no longer read leads. Returns whether it should be forgotten. */
async function isGone(
  device: PushDevice,
  lead: Lead,
  { vapid, http, studioUrl, mayRead }: PushOptions,
): Promise<boolean> {
  if (!(await mayRead(device.userId, device.dealership))) return true;
  const url = deskUrl(studioUrl, lead.dealership, `leads/${lead.id}`);
  const outcome = await sendPush(device, pushMessage(lead, device, url), { vapid, http, studioUrl });
  return outcome === 'gone';
}
