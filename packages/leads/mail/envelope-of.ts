import { type OutgoingLead, PermanentFailure } from '../delivery/channel.ts';
import type { Mail } from './mail.ts';
import { mailAddress } from './mail-address.ts';

/**
 * Returns the sender and recipient of a lead's mail. An invalid sender is replaced by the default, so that the lead
 * is sent anyway.
 * @throws PermanentFailure if the recipient's address is invalid
 */
export function envelopeOf({
  lead,
  destination,
  deliveryId,
}: OutgoingLead): Pick<Mail, 'id' | 'host' | 'date' | 'from' | 'to'> {
  const { vendor } = lead;
  const to = mailAddress(destination.to);
  if (to === null) throw new PermanentFailure('The recipient is not a valid email address.');
  return {
    id: deliveryId,
    host: vendor.host,
    date: lead.acceptedAt,
    from: { name: vendor.name, address: mailAddress(vendor.sender) ?? `leads@${vendor.host}` },
    to,
  };
}
