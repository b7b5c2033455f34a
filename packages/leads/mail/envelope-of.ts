import { type Outgoing, PermanentFailure } from '../delivery/channel.ts';
import type { Mail } from './mail.ts';
import { mailAddress } from './mail-address.ts';

/**
 * From whom and to whom a lead's mail goes. A sender that is no address counts as none: the lead goes out all the same.
 * @throws PermanentFailure when the recipient's address is none
 */
export function envelopeOf({
  lead,
  destination,
  deliveryId,
}: Outgoing): Pick<Mail, 'id' | 'host' | 'date' | 'from' | 'to'> {
  const { vendor } = lead;
  const to = mailAddress(destination.to);
  if (to === null) throw new PermanentFailure('The recipient is no mail address.');
  return {
    id: deliveryId,
    host: vendor.host,
    date: lead.acceptedAt,
    from: { name: vendor.name, address: mailAddress(vendor.sender) ?? `leads@${vendor.host}` },
    to,
  };
}
