/** Parses the input of the access commands and reports errors in it. */
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

export interface CommandInput {
  readonly arguments: readonly string[];
  readonly options: Readonly<Partial<Record<'role' | 'tenant' | 'name', string>>>;
}

export interface CommandCall {
  readonly pool: Pool;
  /** Type of the documents that stand for tenants. Also the name of the option for them. */
  readonly tenantType: string;
  readonly input: CommandInput;
  readonly output: Output;
}

export type Commands = Readonly<Record<string, (call: CommandCall) => Promise<void>>>;

/** Thrown for invalid input. The message says what to do. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
}

/**
 * Validates a value.
 * @throws InvalidInput with the given sentence if it is invalid
 */
export function readWith<Output>(schema: z.ZodType<Output>, value: unknown, sentence: string): Output {
  const read = schema.safeParse(value);
  if (!read.success) throw new InvalidInput(sentence);
  return read.data;
}

/** Returns a command's single argument. */
export function onlyArgument({ arguments: words }: CommandInput, what: string): string {
  const [first, ...more] = words;
  if (first === undefined || more.length > 0) throw new InvalidInput(`Give exactly one ${what}.`);
  return first;
}

/**
 * Finds the published tenant with this slug or document id.
 * @param typed "all" or "*" means every tenant
 * @returns the id of its document, or "*"
 * @throws InvalidInput if no tenant or more than one matches
 */
export async function findTenant(
  { pool, tenantType }: Pick<CommandCall, 'pool' | 'tenantType'>,
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
export const tenantIsMissing = ({ tenantType }: Pick<CommandCall, 'tenantType'>): InvalidInput =>
  new InvalidInput(`Give --${tenantType} <slug>, or --${tenantType} all.`);

/** Returns the role and tenant of a command. `fallback` replaces a missing tenant. */
export async function readGrant(call: CommandCall, fallback?: string): Promise<Grant> {
  const { options } = call.input;
  const role = readWith(z.enum(ROLES), options.role, `Give --role, one of: ${ROLES.join(', ')}.`);
  const typed = options.tenant ?? (role === 'administrator' ? 'all' : fallback);
  if (typed === undefined) throw tenantIsMissing(call);
  const tenant = await findTenant(call, typed);
  if (role === 'administrator' && tenant !== '*')
    throw new InvalidInput(
      `Administrators have access to every ${call.tenantType}: leave out --${call.tenantType}, or choose agency.`,
    );
  return { role, tenant };
}

/** Returns a readable description of a grant. */
export function describeGrant(
  { tenantType }: Pick<CommandCall, 'tenantType'>,
  { role, tenant }: Grant,
): string {
  const prefix = `${tenantType}-`;
  return `${role} of ${tenant === '*' ? 'all' : tenant.startsWith(prefix) ? tenant.slice(prefix.length) : tenant}`;
}
