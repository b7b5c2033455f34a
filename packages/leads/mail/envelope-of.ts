import { type Outgoing, PermanentFailure } from '../delivery/channel.ts';
import type { Mail } from './mail.ts';
import { mailAddress } from './mail-address.ts';

/**
 * From whom and to whom a lead's mail goes.
 * @throws PermanentFailure when one of the addresses is none
 */
export function envelopeOf({
  lead,
  destination,
  deliveryId,
}: Outgoing): Pick<Mail, 'id' | 'host' | 'date' | 'from' | 'to'> {
  const { vendor } = lead;
  const to = mailAddress(destination.to);
  const sender = mailAddress(vendor.sender ?? `leads@${vendor.host}`);
  if (to === null) throw new PermanentFailure('The recipient is no mail address.');
  if (sender === null) throw new PermanentFailure('The sender is no mail address.');
  return {
    id: deliveryId,
    host: vendor.host,
    date: lead.acceptedAt,
    from: { name: vendor.name, address: sender },
    to,
  };
}
