/** What the inbox is answered about the devices on which its reader is told about new leads. */
import type { Pool } from '@rooftop/database/pool';
import type { HttpClient } from '@rooftop/leads/http/http-client';
import { deskUrl } from '@rooftop/leads/inbox/desk-url';
import { pushSubscriptionShape, pushTargetShape } from '@rooftop/leads/push/subscription';
import { sendPush } from '@rooftop/leads/push/send-push';
import { findChoice, removeSubscription, saveSubscription } from '@rooftop/leads/push/subscriptions';
import type { VapidKeys } from '@rooftop/leads/push/vapid-keys';
import type { StaffAnswers } from './leads-api.ts';

export interface PushAnswersOptions {
  readonly pool: Pool;
  readonly vapid: VapidKeys;
  /** For test messages. */
  readonly http: HttpClient;
  readonly studioUrl: string;
}

const TEST = {
  en: { title: 'This device is set up', body: 'You will be told here about new leads.' },
  es: { title: 'Este dispositivo está listo', body: 'Aquí le avisaremos de clientes nuevos.' },
} as const;
const NOT_REACHED = {
  message: 'Your browser’s push service could not be reached. Try again later.',
  reason: 'pushUnreached',
};
const DEVICE_REFUSED = {
  message: 'Your browser’s push service does not know this device. Turn it off and on again.',
  reason: 'deviceUnknown',
};

const endpointShape = pushTargetShape.pick({ endpoint: true });

/** `POST /push` says what was chosen on a device, and keeps it from expiring; `PUT /push` chooses, and sends a first message. */
export const pushAnswers = ({ pool, vapid, http, studioUrl }: PushAnswersOptions): StaffAnswers => ({
  '/push': {
    // The endpoint is a secret of the device, so it is never part of a URL.
    async POST({ dealership, staff: { userId }, body }) {
      const parsed = endpointShape.nullable().safeParse(await body());
      if (!parsed.success) return [400];
      const choice = parsed.data && (await findChoice(pool, { dealership, userId }, parsed.data.endpoint));
      return [200, { publicKey: vapid.publicKey, choice }];
    },
    async PUT({ dealership, staff: { userId }, body }) {
      const parsed = pushSubscriptionShape.safeParse(await body());
      if (!parsed.success) return [400];
      const subscription = parsed.data;
      const owner = { dealership, userId };
      const isNew = (await findChoice(pool, owner, subscription.endpoint)) === null;
      const url = deskUrl(studioUrl, dealership, 'leads');
      const message = { ...TEST[subscription.language], url, tag: 'test' };
      if (isNew) {
        const outcome = await sendPush(subscription, message, { vapid, studioUrl, http }).catch(
          () => 'unreached' as const,
        );
        if (outcome === 'unreached') return [503, NOT_REACHED];
        if (outcome === 'gone') return [400, DEVICE_REFUSED];
      }
      await saveSubscription(pool, owner, subscription);
      return [
        200,
        {
          publicKey: vapid.publicKey,
          choice: { stores: subscription.stores, onlyOpen: subscription.onlyOpen },
        },
      ];
    },
  },
  '/push/off': {
    async POST({ dealership, staff: { userId }, body }) {
      const parsed = endpointShape.safeParse(await body());
      if (!parsed.success) return [400];
      await removeSubscription(pool, { dealership, userId }, parsed.data.endpoint);
      return [200, { publicKey: vapid.publicKey, choice: null }];
    },
  },
});
