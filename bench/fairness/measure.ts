/** Measures one attack: what the other dealership's people notice of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackName } from './attacks.ts';
import { startAttacker } from './start-attacker.ts';
import type { FairnessStage } from './stage.ts';
import { type Action, type Outcome, RATES, type Victims } from './victims.ts';

/** Milliseconds for which people are measured without any attack, and beside each. */
const BASE_MS = 20_000;
const ATTACK_MS = 7000;
/** Milliseconds of actions that are not measured, until everything is compiled and cached. */
const WARM_UP_MS = 5000;
/** Milliseconds after an attack until what it has started is over, and the most that is waited for that. */
const REST_MS = 500;
const MAX_REST_MS = 6000;
/** Actions in a row that have to be as quick as usual before the next attack. */
const CALM_ACTIONS = 10;

const ACTIONS: readonly Action[] = ['cached page', 'search', 'query', 'form', 'stream'];

/** Milliseconds of an action: the median, and the slowest hundredth. */
export interface Times {
  readonly median: number;
  readonly slowest: number;
}
export type Base = Readonly<Record<Action, Times>>;

export interface Impact {
  readonly action: Action;
  /** Milliseconds of the slowest hundredth during the attack. */
  readonly attacked: number;
  readonly refused: number;
}

export interface Measured {
  readonly impacts: readonly Impact[];
  /** How the attacker was answered, by status. */
  readonly answers: Readonly<Record<string, number>>;
}

/** Starts an action at its rate for so many milliseconds, however long each takes. */
async function act(victims: Victims, action: Action, milliseconds: number): Promise<Outcome[]> {
  const rest = 1000 / RATES[action];
  const began = performance.now();
  const started: Promise<Outcome>[] = [];
  while (performance.now() - began < milliseconds) {
    started.push(victims.act(action));
    await sleep(Math.max(0, began + started.length * rest - performance.now()));
  }
  return Promise.all(started);
}

/** Has people do everything at the same time. */
async function actAll(victims: Victims, milliseconds: number) {
  const found = await Promise.all(
    ACTIONS.map(async (action) => [action, await act(victims, action, milliseconds)] as const),
  );
  return new Map(found);
}

const openForms = (victims: Victims, milliseconds: number): Promise<void> =>
  victims.openForms((RATES.form * milliseconds) / 1000 + 1);

function timesOf(outcomes: readonly Outcome[] = []): Times {
  const sorted = outcomes.map((outcome) => outcome.milliseconds).toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), slowest: at(0.99) };
}

/** Measures what people notice without an attack. All attacks are compared with it. */
export async function measureBase(victims: Victims): Promise<Base> {
  await openForms(victims, WARM_UP_MS + BASE_MS);
  await actAll(victims, WARM_UP_MS);
  const outcomes = await actAll(victims, BASE_MS);
  const times = (action: Action) => timesOf(outcomes.get(action));
  return {
    'cached page': times('cached page'),
    search: times('search'),
    query: times('query'),
    form: times('form'),
    stream: times('stream'),
  };
}

/** Waits until what an attack has started is over: until pages and queries are as quick as usual again. */
async function settle(victims: Victims, base: Base): Promise<void> {
  const until = performance.now() + MAX_REST_MS;
  await sleep(REST_MS);
  for (let calm = 0; calm < CALM_ACTIONS && performance.now() < until; ) {
    const action = calm % 2 === 0 ? 'cached page' : 'query';
    const { milliseconds } = await victims.act(action);
    calm = milliseconds > 2 * base[action].median ? 0 : calm + 1;
    await sleep(20);
  }
}

export async function measureAttack(
  name: AttackName,
  { stage, victims, base }: { readonly stage: FairnessStage; readonly victims: Victims; readonly base: Base },
): Promise<Measured> {
  await using attacker = await startAttacker(name, stage.target);
  await openForms(victims, ATTACK_MS);
  await settle(victims, base);
  await attacker.start();
  const outcomes = await actAll(victims, ATTACK_MS);
  const answers = await attacker.stop();
  const impacts = [...outcomes].map(([action, found]) => ({
    action,
    attacked: timesOf(found).slowest,
    refused: found.filter(({ isRefused }) => isRefused).length,
  }));
  return { impacts, answers };
}
