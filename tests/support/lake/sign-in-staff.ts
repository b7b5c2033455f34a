import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { issueTicket } from '../../../packages/lake/access/secrets/tickets.ts';
import { createUser } from '../../../packages/lake/access/accounts/users.ts';

/** Signs in new lead staff of a dealership as the sign-in page does, with a code. Returns the session's token. */
export async function signInStaff(pool: Pool, lakeUrl: string, dealership: string): Promise<string> {
  const grants = [{ tenant: dealership, role: 'leadStaff' as const }];
  const user = await createUser(pool, { email: 'staff@example.com', name: 'Pat Jones', grants });
  if (user === null) throw new Error('The email address is taken.');
  const ticket = { kind: 'sid', userId: user.id, twoFactorAt: new Date() } as const;
  const sid = await issueTicket(pool, ticket, new Date());
  const answer = await fetch(`${lakeUrl}/v1/auth/fetch?sid=${sid}`);
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}
