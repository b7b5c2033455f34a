/** Measures one attack: what the other dealership's people notice of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackName } from './attacks.ts';
import type { FairnessStage } from './stage.ts';
import { type Attacker, startAttacker } from './start-attacker.ts';
import { type Action, type Outcome, RATES, type Victims } from './victims.ts';

/** Without the attack, with it twice, and without it again, so that other load on the machine affects both equally. */
const TURNS = [false, true, true, false];
const TURN_MS = 2500;
/** Milliseconds after an attack until what it has started is over. */
const REST_MS = 700;

const ACTIONS: readonly Action[] = ['cached page', 'search', 'query', 'form', 'stream'];

const NOBODY: Attacker = {
  start: async () => {},
  stop: async () => ({}),
  [Symbol.asyncDispose]: async () => {},
};

export interface Impact {
  readonly action: Action;
  /** Milliseconds of the slowest hundredth without the attack, and with it. */
  readonly calm: number;
  readonly attacked: number;
  readonly refused: number;
}

export interface Measured {
  readonly impacts: readonly Impact[];
  /** How the attacker was answered, by status. */
  readonly answers: Readonly<Record<string, number>>;
}

/** Starts an action at its rate, however long each takes. */
async function act(victims: Victims, action: Action): Promise<Outcome[]> {
  const rest = 1000 / RATES[action];
  const began = performance.now();
  const started: Promise<Outcome>[] = [];
  while (performance.now() - began < TURN_MS) {
    started.push(victims.act(action));
    await sleep(Math.max(0, began + started.length * rest - performance.now()));
  }
  return Promise.all(started);
}

function slowest(outcomes: readonly Outcome[]): number {
  const sorted = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN;
}

/** @param name null for no attack, to warm up */
export async function measureAttack(
  name: AttackName | null,
  stage: FairnessStage,
  victims: Victims,
): Promise<Measured> {
  await using attacker = name === null ? NOBODY : await startAttacker(name, stage.target);
  await victims.openForms((RATES.form * (TURN_MS / 1000) + 1) * TURNS.length);
  const outcomes = new Map(
    ACTIONS.map((action) => [action, { calm: [] as Outcome[], attacked: [] as Outcome[] }]),
  );
  let answers: Measured['answers'] = {};
  for (const isAttack of TURNS) {
    if (isAttack) await attacker.start();
    await Promise.all(
      ACTIONS.map(async (action) => {
        const found = await act(victims, action);
        outcomes.get(action)?.[isAttack ? 'attacked' : 'calm'].push(...found);
      }),
    );
    if (!isAttack) continue;
    answers = await attacker.stop();
    await sleep(REST_MS);
  }
  const impacts = [...outcomes].map(([action, { calm, attacked }]) => ({
    action,
    calm: slowest(calm),
    attacked: slowest(attacked),
    refused: attacked.filter(({ isRefused }) => isRefused).length,
  }));
  return { impacts, answers };
}
