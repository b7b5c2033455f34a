import { createContent } from '@rooftop/content/create-content';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { pino } from 'pino';
import { readContentApi } from './content-api.ts';
import { CommandError } from './command-error.ts';

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
 * Replaces the slug in a command with the dealership's id. Returns commands without a dealership unchanged.
 * @throws CommandError if there is no such dealership
 * @throws ContentUnavailable if the content API does not respond
 */
export async function withDealershipId<Command extends object>(command: Command): Promise<Command> {
  if (!('dealership' in command) || typeof command.dealership !== 'string') return command;
  const { SANITY_API_TOKEN: token } = readEnvironment(['SANITY_API_TOKEN'], process.env);
  const client = createSanityClient({ ...readContentApi(process.env), token });
  const content = createContent({ client, log: pino({ level: 'silent' }) });
  try {
    return { ...command, dealership: dealershipIdOf(await content.dealerships(), command.dealership) };
  } finally {
    content.close();
  }
}
