import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import type { ReceiveOptions } from '@rooftop/leads/messages/receive-mail';
import { isSameMailbox } from '@rooftop/leads/messages/sort-message';
import type { FindOwners } from '../leads/lead-owners.ts';

/** What says whose mailboxes get leads. */
type StaffDelivery = Pick<
  LeadDelivery,
  'staffEmails' | 'recipients' | 'byForm' | 'noticeAddresses' | 'leadRules' | 'stores'
>;

/** Mailboxes that the dealership's settings name today. One that got leads earlier says nothing: its owner may have left. */
export const mailboxesOf = (delivery: StaffDelivery): readonly string[] => [
  ...Object.values(delivery.staffEmails),
  ...delivery.noticeAddresses,
  ...[delivery, ...delivery.stores].flatMap(({ recipients, byForm }) => [
    ...recipients,
    ...byForm.flatMap((form) => form.recipients),
  ]),
  ...delivery.leadRules.flatMap(({ recipients }) => recipients),
];

/**
 * Creates the function that says who works for a dealership and writes from an address: somebody who signs in to the
 * desk, a staff member whose own mailbox it is, or a mailbox that gets leads. It throws if neither can be asked now.
 */
export const createStaffSearch =
  (
    findOwners: FindOwners,
    readDelivery: (dealership: string) => Promise<StaffDelivery | null>,
  ): ReceiveOptions['findStaff'] =>
  async (dealership, address) => {
    const [account] = await findOwners(dealership, [address]);
    if (account !== undefined) return { id: account.id, name: account.name };
    const delivery = await readDelivery(dealership);
    const mailboxes = delivery === null ? [] : mailboxesOf(delivery);
    const mailbox = mailboxes.find((email) => isSameMailbox(email, address));
    return mailbox === undefined ? null : { id: mailbox, name: null };
  };
