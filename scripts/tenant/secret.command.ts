import { defineCommand } from '@rooftop/lake/command-line';
import { SECRET_NAMES, type SecretName } from '@rooftop/vault/dealership-secrets';
import { z } from 'zod';
import { CommandError } from '../command-error.ts';
import { dealershipName } from '../dealership-id.ts';
import { word } from '../word.ts';
import type { TenantServices } from './tenant-services.ts';

const isSecretName = (name: string): name is SecretName => Object.hasOwn(SECRET_NAMES, name);
const names = Object.entries(SECRET_NAMES).map(([name, about]) => `\n  ${name}  ${about}`);

/** A value that is typed would stay in the history of the shell. */
export const saveSecretCommand = defineCommand({
  name: 'tenant secret',
  summary: "saves a dealership's secret, encrypted; reads its value from standard input, such as < file",
  positionals: ['dealership', 'name'],
  input: z.object({
    dealership: dealershipName,
    name: word((name) => (isSecretName(name) ? name : null), 'there is no such secret.').describe(
      `one of:${names.join('')}`,
    ),
  }),
  async run({ secrets, readValue, say }: TenantServices, { dealership, name }) {
    const value = (await readValue()).trim();
    if (value === '') throw new CommandError('Standard input was empty; nothing was saved.');
    await secrets.set(dealership, name, value);
    say(`Saved ${name} of ${dealership}.`);
  },
});
