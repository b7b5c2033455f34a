import type { OutgoingLead } from '../delivery/channel.ts';
import { leadInDesk } from '../inbox/desk-url.ts';
import { findChannel } from './find-channel.ts';

/**
 * The text of what a delivery sends, for staff: of a mail the subject and the text, of a call its JSON.
 * @param studioUrl as the channels have it
 */
export const printMessage = (outgoing: OutgoingLead, studioUrl: string | undefined): string =>
  findChannel(outgoing.destination.channel).print(outgoing, leadInDesk(studioUrl, outgoing.lead));
