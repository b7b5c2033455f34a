/** Parses the input of the access commands and reports errors in it. */
import { and, eq, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { isUnpublished } from '../document.ts';
import { lakeDocuments } from '../tables.ts';
import { type Grant, ROLES } from './principal.ts';

export interface Output {
  /** Output, which can be piped. */
  readonly out: (text: string) => void;
  /** Notes and errors for people. */
  readonly error: (text: string) => void;
}

export interface CommandInput {
  readonly arguments: readonly string[];
  readonly options: Readonly<Partial<Record<'role' | 'dealership' | 'name', string>>>;
}

export interface CommandCall {
  readonly pool: Pool;
  readonly input: CommandInput;
  readonly output: Output;
}

export type Commands = Readonly<Record<string, (call: CommandCall) => Promise<void>>>;

/** Thrown for invalid input. The message says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * Validates a value.
 * @throws CommandError with the given sentence if it is invalid
 */
export function readWith<Output>(schema: z.ZodType<Output>, value: unknown, sentence: string): Output {
  const read = schema.safeParse(value);
  if (!read.success) throw new CommandError(sentence);
  return read.data;
}

/** Returns a command's single argument. */
export function onlyArgument({ arguments: given }: CommandInput, what: string): string {
  const [first, ...more] = given;
  if (first === undefined || more.length > 0) throw new CommandError(`Give exactly one ${what}.`);
  return first;
}

/**
 * Finds the published dealership with this slug or document id.
 * @param typed "all" or "*" means every dealership
 * @returns the id of its document, or "*"
 * @throws CommandError if no dealership or more than one matches
 */
export async function findDealership(pool: Pool, typed: string): Promise<string> {
  if (typed === 'all' || typed === '*') return '*';
  const found = await drizzle(pool)
    .select({ id: lakeDocuments.id })
    .from(lakeDocuments)
    .where(
      and(
        eq(lakeDocuments.type, 'dealership'),
        or(eq(lakeDocuments.id, typed), sql`${lakeDocuments.document} -> 'slug' ->> 'current' = ${typed}`),
      ),
    );
  const ids = found.map(({ id }) => id).filter((id) => !isUnpublished(id));
  const [id] = ids;
  if (id === undefined)
    throw new CommandError(`There is no published dealership "${typed}". Give its slug or id, or all.`);
  if (ids.length > 1)
    throw new CommandError(
      `${ids.length} dealerships have the slug "${typed}". Give the id of one: ${ids.join(', ')}.`,
    );
  return id;
}

/** Returns the role and dealership of a command. `fallback` replaces a missing --dealership. */
export async function readGrant(
  { pool, input: { options } }: CommandCall,
  fallback?: string,
): Promise<Grant> {
  const role = readWith(z.enum(ROLES), options.role, `Give --role, one of: ${ROLES.join(', ')}.`);
  const typed = options.dealership ?? (role === 'administrator' ? 'all' : fallback);
  if (typed === undefined) throw new CommandError('Give --dealership <slug>, or --dealership all.');
  const dealership = await findDealership(pool, typed);
  if (role === 'administrator' && dealership !== '*')
    throw new CommandError(
      'Administrators have access to every dealership: leave out --dealership, or choose agency.',
    );
  return { role, dealership };
}

/** Returns a readable description of a grant. */
export function describeGrant({ role, dealership }: Grant): string {
  return `${role} of ${dealership === '*' ? 'all' : dealership.replace(/^dealership-/, '')}`;
}
