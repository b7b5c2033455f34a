import type { Channels } from '../delivery/channel.ts';
import { createHttpClient } from '../http/http-client.ts';
import { leadInDesk } from '../inbox/desk-url.ts';
import type { SendingMeans } from './delivery-channel.ts';
import { findChannel } from './find-channel.ts';

/** The HTTP client defaults to one that calls only https. Without a way to find their key, webhooks fail; without inbound mail, replies go to the shopper. */
interface ChannelsOptions extends Partial<SendingMeans> {
  readonly transport: SendingMeans['transport'];
  /** URL of the Studio, in whose desk staff answer leads. Defaults to none: messages link to no desk. */
  readonly studioUrl?: string | undefined;
}

/** Creates what sends leads, each by its destination's channel. */
export function createChannels({
  transport,
  http = createHttpClient(),
  findWebhookKey = async () => null,
  studioUrl,
  inbound = null,
}: ChannelsOptions): Channels {
  return {
    // A message that cannot be built rejects, too.
    send: async (outgoing, signal) =>
      findChannel(outgoing.destination.channel).send(outgoing, signal, {
        transport,
        http,
        findWebhookKey,
        inbound,
        deskUrl: leadInDesk(studioUrl, outgoing.lead),
      }),
  };
}
