import { type AttackName, ATTACKS, isAttack } from './fairness/attacks.ts';
import { measureAttack, measureBase } from './fairness/measure.ts';
import { startStage } from './fairness/stage.ts';
import { createVictims } from './fairness/victims.ts';
import { atMost, exact, type Figure, type Report } from './report.ts';

/** How much longer the slowest hundredth may take while somebody else does their worst. */
const MAX_FACTOR = 3;

/**
 * What visitors and editors of one dealership notice while one caller of another does their worst, for each budget that
 * a caller can use up (P18).
 * @param only names of attacks. Defaults to all of them
 */
export async function fairness(only: readonly string[]): Promise<Report> {
  const names = (only.length === 0 ? Object.keys(ATTACKS) : only).filter(isAttack);
  await using stage = await startStage();
  await using victims = await createVictims(stage);
  const base = await measureBase(victims);
  const figures: Record<string, Figure> = {};
  const notes: string[] = [];
  for (const name of names) await measure(name);
  return { figures, notes };

  async function measure(name: AttackName): Promise<void> {
    const { impacts, answers } = await measureAttack(name, { stage, victims, base });
    for (const { action, attacked, refused } of impacts) {
      figures[`${name}: ${action}, p99 as many times`] = atMost(MAX_FACTOR, attacked / base[action].slowest);
      if (refused > 0) figures[`${name}: ${action}, refused`] = exact(atMost(0, refused));
    }
    const times = impacts.map(
      ({ action, attacked }) => `${action} ${Math.round(base[action].slowest)} → ${Math.round(attacked)}`,
    );
    notes.push(`${name}: ${times.join(', ')} ms. Answers to the attacker: ${JSON.stringify(answers)}.`);
    process.stdout.write(`${notes.at(-1)}\n`);
  }
}
