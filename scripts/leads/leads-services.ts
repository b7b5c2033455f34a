import type { Planner } from '@rooftop/platform/leads/plan-waiting';
import type { PrintLine } from '../terminal.ts';
import type { TestTarget } from './test-lead.ts';

/** What the commands of `npm run leads` need. */
export interface LeadsServices extends Planner {
  /** Encryption key for 'lead-keys'. */
  readonly key: Uint8Array;
  /**
   * Reads what a test lead needs to know about a dealership.
   * @throws CommandError if there is no such dealership
   */
  readonly findTested: (dealership: string) => Promise<TestTarget>;
  readonly say: PrintLine;
}
