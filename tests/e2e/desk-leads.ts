/** Leads for tests of the desk. */
import { readEnvironment } from '@rooftop/environment/read-environment';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { addUnsubscription } from '@rooftop/leads/confirmations/stored-confirmations';
import { dealershipAddressHash } from '@rooftop/leads/confirmations/unsubscribe-ticket';
import type { Submission } from '@rooftop/leads/submission';
import { deriveKey } from '@rooftop/vault/derive-key';
import { exampleContent, exampleDestination, exampleSubmission } from '../support/leads/submissions.ts';
import { platformSettings, withPool } from './platform.ts';

/** Whose leads they are. */
export const DEALERSHIP_SLUG = 'lakeshore';

/** Returns a last name that no other test uses. */
export const somebody = () => `Test${crypto.randomUUID().slice(0, 8)}`;

/** What somebody by this name sends. */
export const contentFrom = (lastName: string, comments = 'Is it still there?') =>
  exampleContent({
    comments,
    contact: {
      firstName: 'Ada',
      lastName,
      email: `${lastName}@visitor.example`,
      phone: '+13155550142',
      address: null,
    },
  });

const platformKey = (purpose: Parameters<typeof deriveKey>[1]): Buffer => {
  const { ENCRYPTION_KEY } = readEnvironment(['ENCRYPTION_KEY'], { ...process.env, ...platformSettings() });
  return deriveKey(ENCRYPTION_KEY, purpose);
};

/** Stops the dealership's mail to an address, as the link in its mail does. */
export const stopMail = (email: string): Promise<void> =>
  withPool((pool) =>
    addUnsubscription(
      pool,
      dealershipAddressHash(platformKey('confirmations'), `dealership-${DEALERSHIP_SLUG}`, email),
    ),
  );

/** Stores a lead as a form does. Returns its id. */
export async function sendLead(lastName: string, change: Partial<Submission> = {}): Promise<string> {
  const submission = exampleSubmission({
    dealership: `dealership-${DEALERSHIP_SLUG}`,
    content: contentFrom(lastName),
    destinations: [exampleDestination({ to: `${lastName}@lakeshore.example` })],
    ...change,
  });
  const { id } = await withPool((pool) => acceptLead(pool, platformKey('lead-keys'), submission));
  return id;
}
