import { CommandError } from '../command-error.ts';
import { readArguments } from '../read-arguments.ts';

const USAGE = 'npm run visits -- report --dealership <slug> [--days <1 to 760, by default 30>]';
/** About 25 months, after which sums are deleted. */
const MOST_DAYS = 760;
const OPTIONS = { dealership: { type: 'string' }, days: { type: 'string', default: '30' } } as const;
const refusal = () => new CommandError(USAGE);

interface ReportCommand {
  /** What the user typed: a slug or an id. */
  readonly dealership: string;
  readonly days: number;
}

/**
 * Parses the arguments of `npm run visits`.
 * @throws CommandError with the usage if they are invalid
 */
export function parseVisitsCommand(args: readonly string[]): ReportCommand {
  const { values, positionals } = readArguments(args, OPTIONS, refusal);
  const days = Number(values.days);
  const isReport = positionals.join(' ') === 'report';
  if (!isReport || values.dealership === undefined || !Number.isInteger(days)) throw refusal();
  if (days < 1 || days > MOST_DAYS) throw refusal();
  return { dealership: values.dealership, days };
}
