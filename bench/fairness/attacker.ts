/**
 * The process of one attack: `attacker.ts <name> <target as JSON>`. It attacks while its parent wants it to, and then
 * says how it was answered.
 */
import { ATTACKS, isAttack } from './attacks.ts';
import { createTally } from './tally.ts';
import { targetShape } from './target.ts';

const [name = '', json = ''] = process.argv.slice(2);
if (!isAttack(name)) throw new Error(`There is no attack "${name}".`);
const attack = ATTACKS[name];
const target = targetShape.parse(JSON.parse(json));
let over: AbortController | undefined;
let running: Promise<unknown> = Promise.resolve();
const tally = createTally();

async function obey(message: unknown): Promise<void> {
  if (message === 'start') {
    over = new AbortController();
    running = attack(target, tally, over.signal);
    process.send?.('started');
    return;
  }
  over?.abort();
  await running;
  process.send?.(tally.counts());
}
process.on('message', (message) => void obey(message));
process.on('disconnect', () => process.exit());
process.send?.('ready');
