/** What the access commands have in common. */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { isUnpublished } from '../../document.ts';
import { type Grant, ROLES } from '../rights/principal.ts';

export interface Output {
  /** Output, which can be piped. */
  readonly out: (text: string) => void;
  /** Notes and errors for people. */
  readonly error: (text: string) => void;
}

/** What the access commands need. */
export interface AccessServices {
  readonly pool: Pool;
  /** Type of the documents that stand for tenants. Also the name of the option for them. */
  readonly tenantType: string;
  readonly output: Output;
}

/** Thrown for what cannot be done. The message says what to do. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
}

/** The options for a role in a tenant. */
export const grantInput = (tenantType: string) => ({
  role: z.enum(ROLES).describe(ROLES.join(', ')),
  tenant: z
    .string()
    .optional()
    .meta({
      name: tenantType,
      description: `slug or id, or all for every ${tenantType}. Robots have all by default, administrators always`,
    }),
});

/**
 * Finds the published tenant with this slug or document id.
 * @param typed "all" or "*" means every tenant
 * @returns the id of its document, or "*"
 * @throws InvalidInput if no tenant or more than one matches
 */
export async function findTenant(
  { pool, tenantType }: Pick<AccessServices, 'pool' | 'tenantType'>,
  typed: string,
): Promise<string> {
  if (typed === 'all' || typed === '*') return '*';
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM lake_documents WHERE type = $1 AND (id = $2 OR document -> 'slug' ->> 'current' = $2)`,
    [tenantType, typed],
  );
  const ids = rows.map(({ id }) => id).filter((id) => !isUnpublished(id));
  const [id] = ids;
  if (id === undefined)
    throw new InvalidInput(`There is no published ${tenantType} "${typed}". Give its slug or id, or all.`);
  if (ids.length > 1)
    throw new InvalidInput(
      `${ids.length} ${tenantType}s have the slug "${typed}". Give the id of one: ${ids.join(', ')}.`,
    );
  return id;
}

/** Returns the error for a command that needs a tenant. */
export const tenantIsMissing = ({ tenantType }: Pick<AccessServices, 'tenantType'>): InvalidInput =>
  new InvalidInput(`Give --${tenantType} <slug>, or --${tenantType} all.`);

/** Returns the role and tenant that were typed. `fallback` replaces a missing tenant. */
export async function readGrant(
  services: AccessServices,
  { role, tenant: named }: { readonly role: Grant['role']; readonly tenant?: string | undefined },
  fallback?: string,
): Promise<Grant> {
  const { tenantType } = services;
  const typed = named ?? (role === 'administrator' ? 'all' : fallback);
  if (typed === undefined) throw tenantIsMissing(services);
  const tenant = await findTenant(services, typed);
  if (role === 'administrator' && tenant !== '*')
    throw new InvalidInput(
      `Administrators have access to every ${tenantType}: leave out --${tenantType}, or choose agency.`,
    );
  return { role, tenant };
}

/** Returns a readable description of a grant. */
export function describeGrant(
  { tenantType }: Pick<AccessServices, 'tenantType'>,
  { role, tenant }: Grant,
): string {
  const prefix = `${tenantType}-`;
  return `${role} of ${tenant === '*' ? 'all' : tenant.startsWith(prefix) ? tenant.slice(prefix.length) : tenant}`;
}
