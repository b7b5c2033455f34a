/** Tells staff on their phones about new leads, with one job per device. */
import type { Pool } from '@rooftop/database/pool';
import { describeFailure } from '@rooftop/leads/delivery/describe-failure';
import type { HttpClient } from '@rooftop/leads/http/http-client';
import { deskUrl } from '@rooftop/leads/inbox/desk-url';
import { pushMessage } from '@rooftop/leads/push/push-message';
import { sendPush } from '@rooftop/leads/push/send-push';
import { dropDevice, findDevice } from '@rooftop/leads/push/subscriptions';
import type { VapidKeys } from '@rooftop/leads/push/vapid-keys';
import { findLead } from '@rooftop/leads/storage/find-lead';
import type { Job } from 'graphile-worker';
import type { Logger } from 'pino';
import { z } from 'zod';

export interface PushOptions {
  readonly vapid: VapidKeys;
  readonly http: HttpClient;
  readonly studioUrl: string;
  /** Whether a user may still read the dealership's leads. @throws Error if that is unknown now */
  readonly mayRead: (userId: string, dealership: string) => Promise<boolean>;
}

const payloadShape = z.object({ lead: z.uuid(), device: z.uuid() });

/** Makes one attempt. Throws if it should be retried. After the last attempt, no job remains. */
export async function pushLead(
  pool: Pool,
  log: Pick<Logger, 'warn'>,
  options: PushOptions,
  payload: unknown,
  { attempts, max_attempts }: Pick<Job, 'attempts' | 'max_attempts'>,
): Promise<void> {
  const { lead: id, device: deviceId } = payloadShape.parse(payload);
  const [device, lead] = await Promise.all([findDevice(pool, deviceId), findLead(pool, id)]);
  if (device === null || lead === null || lead.dealership !== device.dealership) return;
  try {
    const { vapid, http, studioUrl, mayRead } = options;
    const url = deskUrl(studioUrl, lead.dealership, `leads/${id}`);
    const isGone =
      !(await mayRead(device.userId, device.dealership)) ||
      (await sendPush(device, pushMessage(lead, device, url), {
        vapid,
        http,
        studioUrl,
      })) === 'gone';
    if (isGone) await dropDevice(pool, deviceId);
  } catch (error) {
    if (attempts < max_attempts) throw error;
    log.warn({ lead: id, problem: describeFailure(error) }, 'Could not push a lead to a device and gave up');
  }
}
