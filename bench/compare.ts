/** Servers measured in turns, so that a machine that is busy is busy for all of them. */
import { type Load, load, type LoadOptions } from './load.ts';
import { type Spread, spread } from './report.ts';

/** `BENCH_ROUNDS` is for trying something out: figures that count take five. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** A server that is measured against others. */
export interface Contender {
  readonly port: string;
  /** Host header */
  readonly host: string;
  /** processor time used so far, in ticks of 10 ms */
  ticks(): Promise<number>;
}

/** One round of one server. */
export interface Turn {
  /** requests a second that were asked for */
  readonly rate: number;
  /** microseconds of processor time a request */
  readonly cost: number;
  readonly failed: number;
  /** share of the turn in which the server used a processor: below 0.9 the generator was the limit */
  readonly busy: number;
}

/** What asks for the pages: autocannon, or wrk. */
type Generator = (options: LoadOptions) => Promise<Load>;

export interface TurnOptions {
  readonly encoding: string;
  /** of a turn; costs per request can be compared when turns differ */
  readonly seconds: number | ((server: Contender) => number);
  readonly connections: number;
  /** the home page alone when it is left out */
  readonly paths?: readonly string[];
}

async function turn(server: Contender, options: TurnOptions, generate: Generator): Promise<Turn> {
  const { port, host } = server;
  const seconds = typeof options.seconds === 'number' ? options.seconds : options.seconds(server);
  const before = await server.ticks();
  const { requests, non2xx, errors } = await generate({ ...options, seconds, port, host });
  const microseconds = ((await server.ticks()) - before) * 10_000;
  const failed = non2xx + errors;
  // On a busy machine a turn may pass without an answer; what it cost cannot be said.
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
 * A B B A, or A B C C B A, five times, after each was warmed up.
 * @returns what each contender did, one turn per round
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

/** How many requests one server answers while another answers one, by processor time: no load generator limits that. */
export function timesAsMany(ours: readonly Turn[], theirs: readonly Turn[]): Required<Spread> {
  return spread(ours.map(({ cost }, round) => (theirs[round]?.cost ?? Number.NaN) / cost));
}

export const failedIn = (turns: readonly Turn[]): number =>
  turns.reduce((sum, { failed }) => sum + failed, 0);
