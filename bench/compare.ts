/** Measures servers in turns, so that other load on the machine affects them all equally. */
import { type Load, load, type LoadOptions } from './load.ts';
import { type Spread, spread } from './report.ts';

/** Set `BENCH_ROUNDS` only for trial runs. Published figures use five rounds. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** A server that is compared with others. */
export interface Contender {
  readonly port: string;
  /** Host header. */
  readonly host: string;
  /** Processor time used so far, in ticks of 10 ms. */
  ticks(): Promise<number>;
}

/** Result of one round for one server. */
export interface Turn {
  /** Requests per second. */
  readonly rate: number;
  /** Processor time per request, in microseconds. */
  readonly cost: number;
  readonly failed: number;
  /** Share of the turn in which the server used a processor. Below 0.9 the load generator was the limit. */
  readonly busy: number;
}

/** Load generator: autocannon or wrk. */
type Generator = (options: LoadOptions) => Promise<Load>;

export interface TurnOptions {
  readonly encoding: string;
  /** Length of a turn. Costs per request stay comparable if turns differ. */
  readonly seconds: number | ((server: Contender) => number);
  readonly connections: number;
  /** Defaults to the home page alone. */
  readonly paths?: readonly string[];
}

async function turn(server: Contender, options: TurnOptions, generate: Generator): Promise<Turn> {
  const { port, host } = server;
  const seconds = typeof options.seconds === 'number' ? options.seconds : options.seconds(server);
  const before = await server.ticks();
  const { requests, non2xx, errors } = await generate({ ...options, seconds, port, host });
  const microseconds = ((await server.ticks()) - before) * 10_000;
  const failed = non2xx + errors;
  // On a busy machine a turn may pass without a response. Its cost is unknown, so repeat it.
  if (requests.total === 0 && failed === 0) return turn(server, options, generate);
  return {
    rate: requests.average,
    cost: microseconds / requests.total,
    failed,
    busy: microseconds / (seconds * 1_000_000),
  };
}

const both = (one: Turn, two: Turn): Turn => ({
  rate: (one.rate + two.rate) / 2,
  cost: (one.cost + two.cost) / 2,
  failed: one.failed + two.failed,
  busy: (one.busy + two.busy) / 2,
});

/**
 * Warms up every server, then runs A B B A, or A B C C B A, five times.
 * @returns each server's results, one turn per round
 */
export async function inTurns(
  contenders: readonly Contender[],
  options: TurnOptions,
  generate: Generator = load,
): Promise<(contender: Contender) => readonly Turn[]> {
  for (const contender of contenders) await turn(contender, options, generate);
  const turns = new Map<Contender, Turn[]>(contenders.map((contender) => [contender, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const there = new Map<Contender, Turn>();
    for (const contender of contenders) there.set(contender, await turn(contender, options, generate));
    for (const contender of contenders.toReversed()) {
      const back = await turn(contender, options, generate);
      turns.get(contender)?.push(both(there.get(contender) ?? back, back));
    }
  }
  return (contender) => turns.get(contender) ?? [];
}

/**
 * How many requests one server answers in the processor time that the other needs for one. The load generator doesn't
 * limit this.
 */
export function timesAsMany(ours: readonly Turn[], theirs: readonly Turn[]): Required<Spread> {
  return spread(ours.map(({ cost }, round) => (theirs[round]?.cost ?? Number.NaN) / cost));
}

export const failedIn = (turns: readonly Turn[]): number =>
  turns.reduce((sum, { failed }) => sum + failed, 0);
