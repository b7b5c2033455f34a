/** Leads for tests of the desk. */
import { readEnvironment } from '@rooftop/environment/read-environment';
import { acceptLead } from '@rooftop/leads/accept-lead';
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

/** Stores a lead as a form does. Returns its id. */
export async function sendLead(lastName: string, change: Partial<Submission> = {}): Promise<string> {
  const { ENCRYPTION_KEY } = readEnvironment(['ENCRYPTION_KEY'], { ...process.env, ...platformSettings() });
  const submission = exampleSubmission({
    dealership: `dealership-${DEALERSHIP_SLUG}`,
    content: contentFrom(lastName),
    destinations: [exampleDestination({ to: `${lastName}@lakeshore.example` })],
    ...change,
  });
  const { id } = await withPool((pool) =>
    acceptLead(pool, deriveKey(ENCRYPTION_KEY, 'lead-keys'), submission),
  );
  return id;
}
