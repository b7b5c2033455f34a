import { SECRET_NAMES, type SecretName } from '@rooftop/vault/secrets';
import { RefusedError } from '../refused-error.ts';

export const USAGE = `npm run tenant -- secret  <dealership> <name> < file
npm run tenant -- secrets <dealership>

<dealership>  its slug, such as lakeshore, or the id of its document

secret    keeps a secret of a dealership, encrypted; its value is what is written to standard input
secrets   lists the names of those that are kept; nothing shows their values

Names:
${Object.entries(SECRET_NAMES)
  .map(([name, about]) => `  ${name}  ${about}`)
  .join('\n')}`;

/** `dealership` is what the person typed: a slug or an id. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'secret'; readonly dealership: string; readonly secret: SecretName }
  | { readonly name: 'secrets'; readonly dealership: string };

const refusal = (message: string) => new RefusedError(`${message}\n\n${USAGE}`);
const isSecretName = (name: string): name is SecretName => Object.hasOwn(SECRET_NAMES, name);

/** Reads the arguments of `npm run tenant`. Throws RefusedError, with the usage, for what it does not understand. */
export function parseCommand(args: readonly string[]): Command {
  const [name, dealership, secret, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help') return { name: 'help' };
  if (name !== 'secret' && name !== 'secrets') throw refusal(`There is no command "${name}".`);
  if (dealership === undefined) throw refusal('Say which dealership.');
  // Whoever writes the value here has it in his shell's history.
  if (rest.length > 0) throw refusal('The value of a secret is read from standard input.');
  if (name === 'secrets') return { name, dealership };
  if (secret === undefined || !isSecretName(secret)) throw refusal(`There is no secret "${secret ?? ''}".`);
  return { name, dealership, secret };
}
