import type { Writing } from '../seed/write-client.ts';
import type { PrintLine } from '../terminal.ts';

/** What the commands of `npm run content` need. */
export interface ContentServices {
  /** Passes on a client that may write. @param author shown in the history of what it writes */
  readonly withClient: (author: string, use: (writing: Writing) => Promise<void>) => Promise<void>;
  readonly say: PrintLine;
}
