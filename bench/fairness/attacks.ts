/** What one caller does to use up what all share: one row per budget, by the name that the command takes. */
import { LAKE_ATTACKS } from './lake-attacks.ts';
import type { Target } from './target.ts';
import type { Tally } from './tally.ts';
import { WEB_ATTACKS } from './web-attacks.ts';

/** Goes on until the signal aborts. */
export type Attack = (target: Target, tally: Tally, over: AbortSignal) => Promise<unknown>;

export const ATTACKS = { ...WEB_ATTACKS, ...LAKE_ATTACKS } satisfies Record<string, Attack>;
export type AttackName = keyof typeof ATTACKS;

export const isAttack = (name: string): name is AttackName => Object.hasOwn(ATTACKS, name);
