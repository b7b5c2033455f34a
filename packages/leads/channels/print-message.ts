import type { OutgoingLead } from '../delivery/channel.ts';
import { leadInDesk } from '../inbox/desk-url.ts';
import { DELIVERY_CHANNELS } from './delivery-channels.ts';

/**
 * The text of what a delivery sends, for staff: of a mail the subject and the text, of a call its JSON.
 * @param studioUrl as the channels have it
 */
export const printMessage = (outgoing: OutgoingLead, studioUrl: string | undefined): string =>
  DELIVERY_CHANNELS[outgoing.destination.channel].print(outgoing, leadInDesk(studioUrl, outgoing.lead));
