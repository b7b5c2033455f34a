import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import type { ReceiveOptions } from '@rooftop/leads/messages/receive-mail';
import { isSameMailbox } from '@rooftop/leads/messages/sort-message';
import type { FindOwners } from '../leads/lead-owners.ts';

/**
 * Creates the function that says who works for a dealership and writes from an address: somebody who signs in to the
 * desk, or a staff member whose own mailbox it is. It throws if neither can be asked now.
 */
export const createStaffSearch =
  (
    findOwners: FindOwners,
    readDelivery: (dealership: string) => Promise<Pick<LeadDelivery, 'staffEmails'> | null>,
  ): ReceiveOptions['findStaff'] =>
  async (dealership, address) => {
    const [account] = await findOwners(dealership, [address]);
    if (account !== undefined) return { id: account.id, name: account.name };
    const { staffEmails = {} } = (await readDelivery(dealership)) ?? {};
    const mailbox = Object.values(staffEmails).find((email) => isSameMailbox(email, address));
    return mailbox === undefined ? null : { id: mailbox, name: null };
  };
