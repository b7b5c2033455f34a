import { randomUUID } from 'node:crypto';
import type { Pool } from '@rooftop/database/pool';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { exampleContent, exampleSubmission } from './submissions.ts';

/** Stores a lead in the database of a test. Returns its id. */
export async function addLead(pool: Pool, dealership: string): Promise<string> {
  const content = exampleContent({ comments: randomUUID() });
  const submission = exampleSubmission({ dealership, form: 'FULL_CREDIT_APP', content });
  const acceptance = await acceptLead(pool, Buffer.alloc(32, 1), submission);
  return acceptance.id;
}
