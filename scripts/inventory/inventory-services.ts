import type { Pool } from '@rooftop/database/pool';
import type { PrintLine } from '../terminal.ts';

/** What the commands of `npm run inventory` need. */
export interface InventoryServices {
  readonly pool: Pool;
  readonly say: PrintLine;
  /** Prints how far it is, beside the result. */
  readonly tell: PrintLine;
}
