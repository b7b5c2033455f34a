import type { HostRecord } from '@rooftop/platform/hosts/host-record';
import type { Secrets } from '@rooftop/vault/dealership-secrets';
import { CommandError } from '../command-error.ts';
import type { PrintLine } from '../terminal.ts';

/** What the commands of `npm run tenant` need. */
export interface TenantServices {
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

export const noApplicationYet = (dealership: string): CommandError =>
  new CommandError(`${dealership} has had no credit application yet.`);
