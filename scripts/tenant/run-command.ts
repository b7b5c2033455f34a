import type { Secrets } from '@rooftop/vault/secrets';
import { RefusedError } from '../refused-error.ts';
import { type Command, USAGE } from './command.ts';

export interface TenantOffice {
  readonly secrets: Secrets;
  /** what somebody writes to standard input */
  readonly readValue: () => Promise<string>;
  readonly say: (line: string) => void;
}

/** Carries out a command of `npm run tenant`. */
export async function runCommand({ secrets, readValue, say }: TenantOffice, command: Command): Promise<void> {
  switch (command.name) {
    case 'help':
      say(USAGE);
      break;
    case 'secrets': {
      const names = await secrets.list(command.dealership);
      say(names.length === 0 ? `${command.dealership} has no secrets.` : names.join('\n'));
      break;
    }
    case 'secret': {
      const value = (await readValue()).trim();
      if (value === '') throw new RefusedError('Standard input was empty: nothing was kept.');
      await secrets.set(command.dealership, command.secret, value);
      say(`${command.secret} of ${command.dealership} is kept.`);
    }
  }
}
