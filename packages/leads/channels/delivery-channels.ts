import type { Channel } from '../destination.ts';
import { adfApiChannel, textApiChannel } from './api-channels.ts';
import type { DeliveryChannel } from './delivery-channel.ts';
import { adfMailChannel, textMailChannel } from './mail-channels.ts';
import { webhookChannel } from './webhook.ts';

/** All delivery channels. */
export const DELIVERY_CHANNELS: Readonly<Record<Channel, DeliveryChannel>> = {
  'text-mail': textMailChannel,
  'adf-mail': adfMailChannel,
  'text-api': textApiChannel,
  'adf-api': adfApiChannel,
  webhook: webhookChannel,
};
