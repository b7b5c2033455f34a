/** What the access commands are given, and how mistakes in it are told. */
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { type Grant, ROLES } from './principal.ts';
import { lakeDealershipIds } from './tables.ts';

export interface Output {
  /** answers, for pipes */
  readonly out: (text: string) => void;
  /** notes and mistakes, for people */
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

/** A mistake of whoever typed the command; the message says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Checks a value and throws a CommandError with the given sentence when it is wrong. */
export function readWith<Output>(schema: z.ZodType<Output>, value: unknown, sentence: string): Output {
  const read = schema.safeParse(value);
  if (!read.success) throw new CommandError(sentence);
  return read.data;
}

/** The one argument of a command. */
export function onlyArgument({ arguments: given }: CommandInput, what: string): string {
  const [first, ...more] = given;
  if (first === undefined || more.length > 0) throw new CommandError(`Give exactly one ${what}.`);
  return first;
}

/** A dealership as it is typed, as its document's id; '*' for all of them. */
export function dealershipId(typed: string): string {
  if (typed === 'all' || typed === '*') return '*';
  const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  return `dealership-${readWith(slug, typed, `"${typed}" is no dealership's slug: write e.g. lakeshore, or all.`)}`;
}

/** The role and dealership that were asked for; `fallback` stands for a missing --dealership. */
export function readGrant({ options }: CommandInput, fallback?: string): Grant {
  const role = readWith(z.enum(ROLES), options.role, `Give --role, one of: ${ROLES.join(', ')}.`);
  if (role === 'administrator') {
    if (options.dealership !== undefined && dealershipId(options.dealership) !== '*') {
      throw new CommandError(
        'Administrators hold every dealership: leave out --dealership, or choose agency.',
      );
    }
    return { role, dealership: '*' };
  }
  const typed = options.dealership ?? fallback;
  if (typed === undefined) throw new CommandError('Give --dealership <slug>, or --dealership all.');
  return { role, dealership: dealershipId(typed) };
}

/** Says so when a dealership is not there (yet): it may be a typing mistake. */
export async function noteUnknownDealership(
  { pool, output }: CommandCall,
  { dealership }: Grant,
): Promise<void> {
  if (dealership === '*') return;
  const known = await drizzle(pool)
    .select()
    .from(lakeDealershipIds)
    .where(eq(lakeDealershipIds.id, dealership));
  if (known.length === 0) output.error(`Note: the lake has no document "${dealership}" yet.`);
}

/** A grant as people read it. */
export function describeGrant({ role, dealership }: Grant): string {
  return `${role} of ${dealership === '*' ? 'all' : dealership.replace(/^dealership-/, '')}`;
}
