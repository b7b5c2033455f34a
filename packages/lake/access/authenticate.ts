/** Authenticates requests: turns a token or ticket into a principal with their current grants. */
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { LRUCache } from 'lru-cache';
import type { Pool } from '@rooftop/database/pool';
import type { Tenancy } from '../tenancy.ts';
import type { Member, Principal } from './principal.ts';
import { hashSecret } from './secrets.ts';
import { extendSession } from './sessions.ts';
import { grants, lakeRobots, lakeSessions, lakeUsers } from './tables.ts';
import { issueTicket, redeemStreamTicket } from './tickets.ts';

/** How long a principal is cached, in ms. A revoked token or grant takes effect after that. */
const CACHE_MS = 2000;
const CACHE_MAX = 2000;

/** Paths of streams, the only ones that accept a ticket. With or without API version. */
const STREAM = /^(?:\/v[^/]+)?\/(?:data\/listen|data\/live\/events|agent)(?:\/|$)/;

export interface Authentication {
  /**
   * Returns the principal of `Authorization: Bearer <token>`, or of `?ticket=` on a stream, or null if there is none.
   * Rejects if the database doesn't respond.
   */
  authenticate(request: Request): Promise<Principal | null>;
  /**
   * Returns the same principal with their current grants, for streams that stay open, or null if the token has
   * expired.
   */
  renew(principal: Principal): Promise<Principal | null>;
  /** Returns a secret that authenticates one stream within 30 s. The principal must come from `authenticate`. */
  issueTicket(principal: Principal): Promise<string>;
  /** Clears the cache. Call it after grants changed, users were disabled or someone signed out. */
  clearCache(): void;
}

/** Returns the token of an Authorization header, or null. */
export function bearerToken(request: Request): string | null {
  const match = /^Bearer +(\S+) *$/i.exec(request.headers.get('Authorization') ?? '');
  return match?.[1] ?? null;
}

async function findSession(pool: Pool, tokenHash: Buffer, now: Date): Promise<Omit<Member, 'grants'> | null> {
  const [row] = await drizzle(pool)
    .select({
      id: lakeUsers.id,
      name: lakeUsers.name,
      email: lakeUsers.email,
      expiresAt: lakeSessions.expiresAt,
    })
    .from(lakeSessions)
    .innerJoin(lakeUsers, eq(lakeUsers.id, lakeSessions.userId))
    .where(
      and(
        eq(lakeSessions.tokenHash, tokenHash),
        gt(lakeSessions.expiresAt, now),
        gt(lakeSessions.endsAt, now),
        isNull(lakeUsers.disabledAt),
      ),
    );
  if (row === undefined) return null;
  await extendSession(pool, tokenHash, row.expiresAt, now);
  return { id: row.id, name: row.name, email: row.email, isRobot: false };
}

async function findRobot(pool: Pool, tokenHash: Buffer, now: Date): Promise<Omit<Member, 'grants'> | null> {
  const [row] = await drizzle(pool)
    .select({ id: lakeRobots.id, name: lakeRobots.name })
    .from(lakeRobots)
    .where(
      and(
        eq(lakeRobots.tokenHash, tokenHash),
        or(isNull(lakeRobots.expiresAt), gt(lakeRobots.expiresAt, now)),
      ),
    );
  return row === undefined ? null : { ...row, email: null, isRobot: true };
}

/** Reads tokens, tickets and grants from PostgreSQL and caches them for two seconds. */
export function createAuthentication({
  pool,
  tenancy,
  now,
}: {
  pool: Pool;
  tenancy: Tenancy;
  now: () => Date;
}): Authentication {
  const believed = new LRUCache<string, Promise<Principal | null>>({ max: CACHE_MAX, ttl: CACHE_MS });
  const tokenHashes = new WeakMap<Principal, Buffer>();

  async function read(tokenHash: Buffer): Promise<Principal | null> {
    const somebody = (await findSession(pool, tokenHash, now())) ?? (await findRobot(pool, tokenHash, now()));
    if (somebody === null) return null;
    const granted = await drizzle(pool)
      .select({ tenant: grants.tenant, role: grants.role })
      .from(grants)
      .where(eq(grants.principal, somebody.id))
      .orderBy(grants.tenant);
    const principal: Principal = { ...somebody, grants: granted, tenancy };
    tokenHashes.set(principal, tokenHash);
    return principal;
  }

  function principalOf(tokenHash: Buffer): Promise<Principal | null> {
    const key = tokenHash.toString('hex');
    const known = believed.get(key);
    if (known !== undefined) return known;
    const asked = read(tokenHash);
    believed.set(key, asked);
    asked.then(
      (principal) => principal === null && believed.get(key) === asked && believed.delete(key),
      () => believed.get(key) === asked && believed.delete(key),
    );
    return asked;
  }

  function tokenHashOf(principal: Principal): Buffer {
    const tokenHash = tokenHashes.get(principal);
    if (tokenHash === undefined) throw new Error('This principal does not come from authenticate().');
    return tokenHash;
  }

  return {
    async authenticate(request) {
      const token = bearerToken(request);
      if (token !== null) return principalOf(hashSecret(token));
      const { pathname, searchParams } = new URL(request.url);
      const secret = searchParams.get('ticket');
      if (secret === null || request.method !== 'GET' || !STREAM.test(pathname)) return null;
      const tokenHash = await redeemStreamTicket(pool, secret, now());
      return tokenHash === null ? null : principalOf(tokenHash);
    },
    renew: (principal) => principalOf(tokenHashOf(principal)),
    issueTicket: (principal) =>
      issueTicket(pool, { kind: 'stream', tokenHash: tokenHashOf(principal) }, now()),
    clearCache: () => believed.clear(),
  };
}
