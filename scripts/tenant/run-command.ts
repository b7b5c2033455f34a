import type { PrintLine } from '../terminal.ts';
import type { Secrets } from '@rooftop/vault/dealership-secrets';
import type { HostRecord } from '@rooftop/platform/hosts/host-record';
import { CommandError } from '../command-error.ts';
import { formatTable } from '../print-table.ts';
import { type TenantCommand, TENANT_USAGE } from './command.ts';

export interface TenantCommandContext {
  readonly secrets: Secrets;
  readonly hosts: {
    /** Returns the hostnames that a dealership holds. */
    held(dealership: string): Promise<readonly string[]>;
    confirm(dealership: string, host: string): Promise<void>;
    record(dealership: string, host: string): HostRecord;
  };
  readonly applications: {
    /** When the dealership's key was made, or last replaced. Null if it has none. */
    keyMadeAt(dealership: string): Promise<Date | null>;
    /** Returns the number of sealed keys, or null if the dealership has no key. */
    rotateKey(dealership: string): Promise<number | null>;
    /** Returns false if the dealership never had an application. */
    setTerm(dealership: string, months: number): Promise<boolean>;
  };
  /** Reads the value from standard input. */
  readonly readValue: () => Promise<string>;
  readonly say: PrintLine;
}

/** Day in UTC. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const NO_APPLICATION = 'has had no credit application yet.';

/** Runs a command of `npm run tenant`. */
export async function runTenantCommand(
  { secrets, hosts, applications, readValue, say }: TenantCommandContext,
  command: TenantCommand,
): Promise<void> {
  switch (command.name) {
    case 'help':
      say(TENANT_USAGE);
      break;
    case 'secrets': {
      const stored = await secrets.list(command.dealership);
      const keyMadeAt = await applications.keyMadeAt(command.dealership);
      const rows = stored.map(({ name, setAt }) => [name, `set ${dayOf(setAt)}`]);
      if (keyMadeAt !== null) rows.push(['key of its credit applications', `made ${dayOf(keyMadeAt)}`]);
      say(rows.length === 0 ? `${command.dealership} has no secrets.` : formatTable(rows));
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
    case 'rotate-key': {
      const count = await applications.rotateKey(command.dealership);
      if (count === null) throw new CommandError(`${command.dealership} ${NO_APPLICATION}`);
      say(
        `${command.dealership} has a new key, with which the keys of ${count} applications and drafts are sealed.`,
      );
      break;
    }
    case 'keep-applications': {
      const { dealership, months } = command;
      if (!(await applications.setTerm(dealership, months)))
        throw new CommandError(`${dealership} ${NO_APPLICATION}`);
      say(`${dealership} keeps its credit applications for ${months} months.`);
      break;
    }
    case 'secret': {
      const value = (await readValue()).trim();
      if (value === '') throw new CommandError('Standard input was empty; nothing was saved.');
      await secrets.set(command.dealership, command.secret, value);
      say(`Saved ${command.secret} of ${command.dealership}.`);
    }
  }
}
