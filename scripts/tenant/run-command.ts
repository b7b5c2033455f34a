import type { Secrets } from '@rooftop/vault/secrets';
import type { HostRecord } from '../../app/server/hosts/host-record.ts';
import { CommandError } from '../command-error.ts';
import { type Command, USAGE } from './command.ts';

export interface TenantCommandContext {
  readonly secrets: Secrets;
  readonly hosts: {
    /** Returns the hostnames that a dealership holds. */
    held(dealership: string): Promise<readonly string[]>;
    confirm(dealership: string, host: string): Promise<void>;
    record(dealership: string, host: string): HostRecord;
  };
  /** Reads the value from standard input. */
  readonly readValue: () => Promise<string>;
  readonly say: (line: string) => void;
}

/** Runs a command of `npm run tenant`. */
export async function runCommand(
  { secrets, hosts, readValue, say }: TenantCommandContext,
  command: Command,
): Promise<void> {
  switch (command.name) {
    case 'help':
      say(USAGE);
      break;
    case 'secrets': {
      const names = await secrets.list(command.dealership);
      say(names.length === 0 ? `${command.dealership} has no secrets.` : names.join('\n'));
      break;
    }
    case 'hosts': {
      const { dealership, host } = command;
      if (host !== null) {
        const { name, value } = hosts.record(dealership, host);
        say(`${name}  TXT  "${value}"`);
        break;
      }
      const held = await hosts.held(dealership);
      say(held.length === 0 ? `${dealership} holds no hostname.` : held.join('\n'));
      break;
    }
    case 'confirm':
      await hosts.confirm(command.dealership, command.host);
      say(`${command.host} is confirmed for ${command.dealership}.`);
      break;
    case 'secret': {
      const value = (await readValue()).trim();
      if (value === '') throw new CommandError('Standard input was empty; nothing was saved.');
      await secrets.set(command.dealership, command.secret, value);
      say(`Saved ${command.secret} of ${command.dealership}.`);
    }
  }
}
