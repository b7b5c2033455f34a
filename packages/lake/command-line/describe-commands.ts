import type { z } from 'zod';
import type { Command } from './define-command.ts';
import { optionOf, wordOf } from './read-input.ts';

type Described = Omit<Command<never>, 'prepare'>;

/** What is typed to run a command, such as `npm run leads -- show`. */
function typedOf({ name }: Pick<Described, 'name'>): string {
  const [script = '', ...words] = name.split(' ');
  return ['npm run', script, ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
}

function synopsis(command: Described): string {
  const { name, input, positionals } = command;
  const words = Object.entries<z.ZodType>(input.shape).map(([key, shape]) => {
    const { type, multiple } = optionOf(shape);
    const isOption = !positionals.includes(key);
    const word = wordOf(command, key) + (isOption && type === 'string' ? ' <value>' : '');
    const isOptional = shape.safeParse(undefined).success;
    return (isOptional ? `[${word}]` : word) + (multiple === true ? ' …' : '');
  });
  const dashes = name.includes(' ') || words.length === 0 ? [] : ['--'];
  return [typedOf({ name }), ...dashes, ...words].join(' ');
}

/** Lines of two aligned columns. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([word]) => word.length));
  return rows.map(([word, text]) => `${word.padEnd(width)}  ${text}`).join('\n');
}

/** The help of one command: what can be typed, and what it means. */
export function describeCommand(command: Described): string {
  const { summary, input } = command;
  const rows = Object.entries<z.ZodType>(input.shape).map(([key, shape]) => {
    const fallback = shape.safeParse(undefined).data;
    const shown = typeof fallback === 'string' || typeof fallback === 'number' ? ` (${fallback})` : '';
    return [wordOf(command, key), `${shape.description ?? ''}${shown}`] as const;
  });
  return [synopsis(command), summary, ...(rows.length > 0 ? [columns(rows)] : [])].join('\n\n');
}

/** The list of commands, by name. */
export function describeCommands(commands: readonly Described[]): string {
  const sorted = commands.toSorted((one, other) => one.name.localeCompare(other.name));
  const list = columns(sorted.map((command) => [typedOf(command), command.summary]));
  return `${list}\n\nAdd --help to one for what can be typed with it.`;
}
