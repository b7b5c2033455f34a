/** Test helper: a lake's access control on its own database, with an adjustable clock. */
import { freshDatabase, type TestDatabase } from '../database.ts';
import { PERSONAL_DATA_ROLES } from '@rooftop/tenancy/personal-data-roles';
import { pino } from 'pino';
import { type Access, type AccessOptions, createAccess } from '../../../packages/lake/access/access.ts';
import { addGrant } from '../../../packages/lake/access/accounts/grants.ts';
import type { AccountMail } from '../../../packages/lake/access/accounts/account-mail.ts';
import {
  type Grant,
  type Principal,
  ROLES,
  type Role,
} from '../../../packages/lake/access/rights/principal.ts';
import { startSession } from '../../../packages/lake/access/sessions/sessions.ts';
import { newId } from '../../../packages/lake/access/secrets/secrets.ts';
import { hashPassword } from '../../../packages/lake/access/accounts/passwords.ts';

export const STUDIO = 'http://localhost:3333';
/** The password of all test users. */
export const TEST_PASSWORD = 'correct horse battery';
/** A weak hash, checked in no time. passwords.test.ts, and users whom the lake itself creates, have real ones. */
const passwordHash = hashPassword(TEST_PASSWORD, { N: 16, r: 1, p: 1 });

/** Key of the test lakes. */
export const TWO_FACTOR_KEY = Buffer.alloc(32, 5);

export const LAKE = 'http://localhost:4000';

/** The tenants of the lake's own tests. */
export const WORKSPACES = { tenantType: 'workspace', tenantField: 'workspace' };

/** Logs nothing. */
export const silentLog = pino({ enabled: false });

/** An email about an account. */
export type SentMail = AccountMail;

export interface TestAccess {
  readonly database: TestDatabase;
  readonly access: Access;
  /** Moves the clock of sessions, tickets and lockouts. */
  advance(seconds: number): void;
  now(): Date;
  /** Creates a signed-in user with these grants. */
  person(name: string, ...grants: readonly Grant[]): Promise<{ id: string; email: string; token: string }>;
  /** Sends a request as this user. */
  request(path: string, token?: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Returns a principal for tests of pure functions, with a grant per `role@dealership`. */
export function principalWith(...grants: readonly `${Role}@${string}`[]): Principal {
  return {
    id: 'u-test',
    name: 'Test',
    email: 'test@example.com',
    isRobot: false,
    twoFactorAt: null,
    tenancy: WORKSPACES,
    grants: grants.flatMap((grant) => {
      const role = ROLES.find((one) => grant.startsWith(`${one}@`));
      return role === undefined ? [] : { role, tenant: grant.slice(role.length + 1) };
    }),
  };
}

/** Opens the access control of an empty lake. */
export async function openTestAccess(
  settings: Pick<
    Partial<AccessOptions>,
    'trustedProxies' | 'sendMail' | 'offersPasswordReset' | 'twoFactorRoles' | 'tenantName' | 'homes'
  > = {},
): Promise<TestAccess> {
  const database = await freshDatabase();
  let offset = 0;
  const now = (): Date => new Date(Date.now() + offset);
  const access = createAccess({
    pool: database.pool,
    tenancy: WORKSPACES,
    projectId: 'rooftop',
    dataset: 'production',
    publicUrl: LAKE,
    studioOrigins: [STUDIO],
    log: silentLog,
    now,
    twoFactorKey: TWO_FACTOR_KEY,
    staffRoles: PERSONAL_DATA_ROLES,
    ...settings,
  });
  return {
    database,
    access,
    now,
    advance(seconds) {
      offset += seconds * 1000;
      access.clearCache();
    },
    async person(name, ...grants) {
      const email = `${name}@example.com`;
      const id = newId('u');
      await database.pool.query(
        'insert into lake_users (id, email, name, password_hash) values ($1, $2, $3, $4)',
        [id, email, name, await passwordHash],
      );
      for (const grant of grants) await addGrant(database.pool, id, grant);
      const token = await startSession(database.pool, { userId: id, twoFactorAt: null }, now());
      if (token === null) throw new Error('no session');
      return { id, email, token };
    },
    async request(path, token, init = {}) {
      const headers = new Headers(init.headers);
      if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
      return access.routes.request(`${LAKE}${path}`, { ...init, headers });
    },
    close: () => database.drop(),
  };
}
