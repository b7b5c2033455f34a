import type { Channels, OutgoingLead } from '../delivery/channel.ts';
import { createHttpClient, type HttpClient } from '../http/http-client.ts';
import { adfMail } from '../mail/adf-mail.ts';
import { leadInDesk } from '../inbox/desk-url.ts';
import type { MailTransport } from '../mail/mail.ts';
import { textMail } from '../mail/text-mail.ts';
import type { InboundMail } from '../messages/reply-address.ts';
import { adfMessage } from './adf-message.ts';
import { sendEmailCall } from './send-email-call.ts';
import { textMessage } from './text-message.ts';
import { type FindWebhookKey, sendWebhook } from './webhook.ts';

interface ChannelsOptions {
  readonly transport: MailTransport;
  /** HTTP client of the API channels. Defaults to one that calls only https. */
  readonly http?: HttpClient;
  /** Finds the key that signs a dealership's webhooks. Without it they fail. */
  readonly findWebhookKey?: FindWebhookKey;
  /** URL of the Studio, in whose desk staff answer leads. Defaults to none: messages link to no desk. */
  readonly studioUrl?: string | undefined;
  /** Where staff's replies to lead mail come in. Defaults to nowhere: they go to the shopper directly. */
  readonly inbound?: InboundMail | null;
}

/** Creates one sender per delivery channel. */
export function createChannels({
  transport,
  http = createHttpClient(),
  findWebhookKey = async () => null,
  studioUrl,
  inbound = null,
}: ChannelsOptions): Channels {
  const deskOf = ({ lead }: OutgoingLead) => leadInDesk(studioUrl, lead);
  return {
    'text-mail': async (outgoing, signal) =>
      transport.send(textMail(outgoing, deskOf(outgoing), inbound), signal),
    'adf-mail': async (outgoing, signal) => transport.send(adfMail(outgoing), signal),
    'text-api': (outgoing, signal) =>
      sendEmailCall(http, outgoing, textMessage(outgoing, deskOf(outgoing)), signal),
    'adf-api': (outgoing, signal) => sendEmailCall(http, outgoing, adfMessage(outgoing), signal),
    webhook: (outgoing, signal) => sendWebhook(http, findWebhookKey, outgoing, signal),
  };
}
