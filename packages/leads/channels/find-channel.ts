import type { Channel } from '../destination.ts';
import type { DeliveryChannel } from './delivery-channel.ts';
import * as channels from './delivery-channels.ts';

const DELIVERY_CHANNELS: Readonly<Record<Channel, DeliveryChannel>> = channels;

/** What sends by a channel. */
export const findChannel = (channel: Channel): DeliveryChannel => DELIVERY_CHANNELS[channel];
