import { createContent } from '@rooftop/content/create-content';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { pino } from 'pino';
import { z } from 'zod';
import { readContentApi } from './content-api.ts';
import { CommandError } from './command-error.ts';

const NAME = 'its slug, such as lakeshore, or the id of its document';

/** How users name a dealership. */
export const dealershipName = z.string().describe(NAME);
/** The same where a command is for all of them without one. */
export const oneDealershipOrAll = z.string().optional().describe(`${NAME}; all dealerships if omitted`);

/**
 * Finds the published dealership that the user typed.
 * @param typed its slug, or the id of its document
 * @returns the id of its document
 * @throws CommandError if no dealership or more than one has this slug or id
 */
export function dealershipIdOf(
  dealerships: readonly { readonly id: string; readonly slug: string }[],
  typed: string,
): string {
  const found = dealerships.filter(({ id, slug }) => id === typed || slug === typed);
  const [dealership] = found;
  if (found.length > 1)
    throw new CommandError(
      `${found.length} dealerships have the slug "${typed}". Give the id of one: ${found.map(({ id }) => id).join(', ')}.`,
    );
  if (dealership !== undefined) return dealership.id;
  const known = dealerships.map(({ slug }) => slug).join(', ');
  throw new CommandError(
    `There is no published dealership "${typed}". ${known === '' ? 'None is published.' : `There are: ${known}.`}`,
  );
}

/**
 * Replaces the slug that was typed with the dealership's id. Returns input without a dealership unchanged.
 * @throws CommandError if there is no such dealership
 * @throws ContentUnavailable if the content API does not respond
 */
export async function withDealershipId<Input extends object>(input: Input): Promise<Input> {
  if (!('dealership' in input) || typeof input.dealership !== 'string') return input;
  const { SANITY_API_TOKEN: token } = readEnvironment(['SANITY_API_TOKEN'], process.env);
  const client = createSanityClient({ ...readContentApi(process.env), token });
  const content = createContent({ client, log: pino({ level: 'silent' }) });
  try {
    return { ...input, dealership: dealershipIdOf(await content.dealerships(), input.dealership) };
  } finally {
    content.close();
  }
}
