/** Authenticates requests: turns a token or ticket into a principal with their current grants. */
import { LRUCache } from 'lru-cache';
import type { Pool } from '@rooftop/database/pool';
import type { Tenancy } from '../../tenancy.ts';
import type { Grant, Principal } from '../rights/principal.ts';
import { hashSecret } from '../secrets/secrets.ts';
import { extendSession } from './sessions.ts';
import { issueTicket, redeemStreamTicket } from '../secrets/tickets.ts';

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
  /** Returns the hash of the token that authenticates the principal, who must come from `authenticate`. */
  tokenHashOf(principal: Principal): Buffer;
  /** Returns a secret with which the user can enter a code for this session within 10 minutes. */
  issueStepUpTicket(principal: Principal): Promise<string>;
  /** Clears the cache. Call it after grants changed, users were disabled or someone signed out. */
  clearCache(): void;
}

/** Returns the token of an Authorization header, or null. */
export function bearerToken(request: Request): string | null {
  const match = /^Bearer +(\S+) *$/i.exec(request.headers.get('Authorization') ?? '');
  return match?.[1] ?? null;
}

async function findSession(
  pool: Pool,
  tokenHash: Buffer,
  now: Date,
): Promise<Omit<Principal, 'grants' | 'tenancy'> | null> {
  const { rows } = await pool.query<{
    id: string;
    name: string;
    email: string;
    usedAt: Date;
    twoFactorAt: Date | null;
  }>(
    `SELECT lake_users.id, name, email, used_at AS "usedAt", two_factor_at AS "twoFactorAt"
     FROM lake_sessions JOIN lake_users ON lake_users.id = user_id
     WHERE token_hash = $1 AND expires_at > $2 AND ends_at > $2 AND disabled_at IS NULL`,
    [tokenHash, now],
  );
  const [row] = rows;
  if (row === undefined) return null;
  await extendSession(pool, tokenHash, row.usedAt, now);
  return { id: row.id, name: row.name, email: row.email, isRobot: false, twoFactorAt: row.twoFactorAt };
}

async function findRobot(
  pool: Pool,
  tokenHash: Buffer,
  now: Date,
): Promise<Omit<Principal, 'grants' | 'tenancy'> | null> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    'SELECT id, name FROM lake_robots WHERE token_hash = $1 AND (expires_at IS NULL OR expires_at > $2)',
    [tokenHash, now],
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, email: null, isRobot: true, twoFactorAt: null };
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
    const { rows: granted } = await pool.query<Grant>(
      'SELECT tenant, role FROM grants WHERE principal = $1 ORDER BY tenant',
      [somebody.id],
    );
    const principal: Principal = { ...somebody, grants: granted, tenancy };
    tokenHashes.set(principal, tokenHash);
    return principal;
  }

  function principalOf(tokenHash: Buffer): Promise<Principal | null> {
    const key = tokenHash.toString('hex');
    const known = believed.get(key);
    if (known !== undefined) return known;
    const reading = read(tokenHash);
    believed.set(key, reading);
    reading.then(
      (principal) => principal === null && believed.get(key) === reading && believed.delete(key),
      () => believed.get(key) === reading && believed.delete(key),
    );
    return reading;
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
    issueStepUpTicket: (principal) =>
      issueTicket(pool, { kind: 'stepUp', userId: principal.id, tokenHash: tokenHashOf(principal) }, now()),
    tokenHashOf,
    clearCache: () => believed.clear(),
  };
}
