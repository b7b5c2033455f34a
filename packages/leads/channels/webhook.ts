import { createHmac } from 'node:crypto';
import type { OutgoingLead } from '../delivery/channel.ts';
import { kinds } from '../kinds/kinds.ts';
import type { HttpClient } from '../http/http-client.ts';
import { callOnce } from './call-once.ts';
import { type DeliveryChannel, printJson, type SendingMeans } from './delivery-channel.ts';

/** Every lead as JSON, besides mail or the lead API. */
export const webhookChannel: DeliveryChannel = {
  destinationsOf: ({ settings: { webhooks, adfFormat } }) =>
    webhooks.map((to) => ({ to, apiBaseUrl: null, adfFormat })),
  print: (outgoing) => printJson(webhookMessage(outgoing)),
  send: (outgoing, signal, { http, findWebhookKey }) => sendWebhook(http, findWebhookKey, outgoing, signal),
};

/**
 * Posts a lead as JSON, signed as the Standard Webhooks specification says: the headers `webhook-id` (the same for every
 * attempt), `webhook-timestamp` (seconds) and `webhook-signature`, `v1,` and the base64 of the HMAC-SHA256 of
 * `id.timestamp.body`. Receivers verify it with the libraries of that specification.
 * @throws PermanentFailure if the lead is rejected
 * @throws Error if it should be retried, also if no key is set
 */
async function sendWebhook(
  http: HttpClient,
  findKey: SendingMeans['findWebhookKey'],
  outgoing: OutgoingLead,
  signal: AbortSignal,
): Promise<void> {
  const { lead, destination, deliveryId } = outgoing;
  const key = await findKey(lead.dealership);
  if (key === null) throw new Error('The secret webhook-key is not set.');
  const timestamp = Math.floor(Date.now() / 1000);
  const jsonText = JSON.stringify(webhookMessage(outgoing));
  await callOnce(http, {
    method: 'POST',
    url: destination.to,
    jsonText,
    headers: {
      'webhook-id': deliveryId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature(key, `${deliveryId}.${timestamp}.${jsonText}`),
    },
    signal,
  });
}

/** What a webhook gets. */
function webhookMessage(outgoing: OutgoingLead): object {
  return kinds[outgoing.lead.form].isConfidential ? confidentialBody(outgoing) : webhookBody(outgoing);
}

/** @param key `whsec_` and base64, as most services issue it, or any other text */
function signature(key: string, signed: string): string {
  const secret = key.startsWith('whsec_') ? Buffer.from(key.slice('whsec_'.length), 'base64') : key;
  return `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`;
}

/** Of a confidential lead, a webhook learns where staff read it and nothing about the sender. */
function confidentialBody({ lead }: OutgoingLead) {
  const { id, number, form, topic, isTest, acceptedAt, content } = lead;
  return {
    type: 'lead.created',
    timestamp: acceptedAt.toISOString(),
    data: { id, number, form, topic, isTest, subject: content.subject, staffUrl: content.staffUrl ?? null },
  };
}

/** Keys never change their meaning; new ones may be added. Prices are USD cents, distances miles, times UTC. */
function webhookBody({ lead }: OutgoingLead) {
  const { subject, contact, comments, details, vehicles, wanted, payload } = lead.content;
  const { page, language, storeKey, status, advertising } = lead.circumstances;
  return {
    type: 'lead.created',
    timestamp: lead.acceptedAt.toISOString(),
    data: {
      id: lead.id,
      number: lead.number,
      form: lead.form,
      topic: lead.topic,
      isTest: lead.isTest,
      status,
      subject,
      contact,
      comments,
      details,
      vehicles,
      wanted: wanted ?? null,
      payload: payload ?? null,
      page: `${lead.vendor.url.replace(/\/$/, '')}${page}`,
      language,
      store: storeKey,
      advertising,
      consent: lead.consent,
    },
  };
}
