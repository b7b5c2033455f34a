import type { Defence } from './defence.ts';
import { signToken } from './form-token.ts';

export interface DefenceOptions {
  /** of the purpose form-token */
  readonly key: Buffer;
  /** milliseconds since 1970 */
  readonly now?: () => number;
}

export function createDefence({ key, now = Date.now }: DefenceOptions): Defence {
  return {
    tokenFor: (place) => signToken(key, place, now()),
    judge: async () => ({ kind: 'fine' }),
  };
}
