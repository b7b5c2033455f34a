import { bareHost } from '@rooftop/tenancy/claimed-hosts';
import { normalizeHost } from '@rooftop/tenancy/normalize-host';
import { LONGEST_TERM } from '@rooftop/vault/applications/application-term';
import { SECRET_NAMES, type SecretName } from '@rooftop/vault/dealership-secrets';
import { CommandError } from '../command-error.ts';

export const TENANT_USAGE = `npm run tenant -- secret  <dealership> <name> < file
npm run tenant -- secrets <dealership>
npm run tenant -- hosts   <dealership> [<hostname>]
npm run tenant -- confirm <dealership> <hostname>
npm run tenant -- rotate-key <dealership>
npm run tenant -- keep-applications <dealership> <months>

<dealership>  its slug, such as lakeshore, or the id of its document

secret    saves a dealership's secret, encrypted; reads its value from standard input
secrets   lists saved secrets and when they were set, and when the key of its credit applications was made; no command
          shows their values
hosts     lists the hostnames that the dealership holds; with a hostname, prints the DNS record that confirms it
confirm   makes the dealership the holder of a hostname that its document lists, without a DNS record
rotate-key         gives the dealership a new key for its credit applications; none of them has to be entered again
keep-applications  sets for how many months its credit applications are kept, 1 to 24; 24 until it is set

Names:
${Object.entries(SECRET_NAMES)
  .map(([name, about]) => `  ${name}  ${about}`)
  .join('\n')}`;

/** `dealership` is what the user typed: a slug or an id. */
export type TenantCommand =
  | { readonly name: 'help' }
  | { readonly name: 'secret'; readonly dealership: string; readonly secret: SecretName }
  | { readonly name: 'secrets'; readonly dealership: string }
  | { readonly name: 'hosts'; readonly dealership: string; readonly host: string | null }
  | { readonly name: 'confirm'; readonly dealership: string; readonly host: string }
  | { readonly name: 'rotate-key'; readonly dealership: string }
  | { readonly name: 'keep-applications'; readonly dealership: string; readonly months: number };

const NAMES = ['secret', 'secrets', 'hosts', 'confirm', 'rotate-key', 'keep-applications'] as const;
const isName = (name: string): name is (typeof NAMES)[number] => NAMES.some((known) => known === name);
const refusal = (message: string) => new CommandError(`${message}\n\n${TENANT_USAGE}`);
const isSecretName = (name: string): name is SecretName => Object.hasOwn(SECRET_NAMES, name);

/**
 * Parses the arguments of `npm run tenant`.
 * @throws CommandError with the usage if the arguments are invalid
 */
export function parseTenantCommand(args: readonly string[]): TenantCommand {
  const [name, dealership, secret, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help') return { name: 'help' };
  if (!isName(name)) throw refusal(`There is no command "${name}".`);
  if (dealership === undefined) throw refusal('Name the dealership.');
  if (name === 'rotate-key') {
    if (secret !== undefined) throw refusal('rotate-key takes the dealership only.');
    return { name, dealership };
  }
  if (name === 'keep-applications') {
    const months = Number(secret);
    if (rest.length > 0 || !Number.isInteger(months) || months < 1 || months > LONGEST_TERM)
      throw refusal(`Give a number of months from 1 to ${LONGEST_TERM}.`);
    return { name, dealership, months };
  }
  if (name === 'hosts' || name === 'confirm') {
    const host = secret === undefined ? null : normalizeHost(secret);
    if (rest.length > 0 || (host === null && (name === 'confirm' || secret !== undefined)))
      throw refusal('Give one bare hostname, such as www.example.com.');
    return name === 'hosts'
      ? { name, dealership, host: host && bareHost(host) }
      : { name, dealership, host: bareHost(host ?? '') };
  }
  // A value given here would stay in the user's shell history.
  if (rest.length > 0) throw refusal('The value of a secret is read from standard input.');
  if (name === 'secrets') return { name, dealership };
  if (secret === undefined || !isSecretName(secret)) throw refusal(`There is no secret "${secret ?? ''}".`);
  return { name, dealership, secret };
}
