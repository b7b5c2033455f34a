import { parseArgs, type ParseArgsOptionDescriptor, type ParseArgsOptionsConfig } from 'node:util';
import { z } from 'zod';

/** What was typed is not what the command takes. The message says what to type instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface TypedInput<Input extends z.ZodObject = z.ZodObject> {
  readonly input: Input;
  /** The keys that are typed without a name, in this order. */
  readonly positionals: readonly string[];
}

/** How node:util reads an option of this shape. */
export function optionOf(shape: z.core.$ZodType): ParseArgsOptionDescriptor {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodDefault) return optionOf(shape.unwrap());
  return {
    type: shape instanceof z.ZodBoolean ? 'boolean' : 'string',
    multiple: shape instanceof z.ZodArray,
  };
}

/** The word of an option: its key, unless its metadata has another name. */
function optionName(key: string, shape: z.ZodType | undefined): string {
  const name = shape?.meta()?.['name'];
  return typeof name === 'string' ? name : key;
}

/** How an input is typed: `<dealership>` or `--limit`. */
export function wordOf({ input, positionals }: TypedInput, key: string): string {
  return positionals.includes(key) ? `<${key}>` : `--${optionName(key, input.shape[key])}`;
}

/** Splits what was typed into options and words. */
function split(options: ParseArgsOptionsConfig, words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /^Unknown option '(\S+)'/.exec(message)?.[1];
    throw new UsageError(unknown === undefined ? message : `There is no option ${unknown}.`);
  }
}

/**
 * Reads the words after a command's name.
 * @throws UsageError that says what to type. It never repeats a value, which may be a secret
 */
export function readInput<Input extends z.ZodObject>(
  command: TypedInput<Input>,
  words: readonly string[],
): z.output<Input> {
  const { input, positionals } = command;
  const named = Object.entries<z.ZodType>(input.shape).filter(([key]) => !positionals.includes(key));
  const options = Object.fromEntries(named.map(([key, shape]) => [optionName(key, shape), optionOf(shape)]));
  const typed = split(options, words);
  if (typed.positionals.length > positionals.length) {
    const known = positionals.map((key) => wordOf(command, key)).join(' ');
    throw new UsageError(known === '' ? 'It takes options only.' : `It takes ${known} and nothing more.`);
  }
  const given: Record<string, unknown> = Object.fromEntries([
    ...positionals.map((key, at) => [key, typed.positionals[at]]),
    ...named.map(([key, shape]) => [key, typed.values[optionName(key, shape)]]),
  ]);
  const read = input.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const key = issue?.path[0];
  if (typeof key !== 'string') throw new UsageError(issue?.message ?? '');
  const word = wordOf(command, key);
  throw new UsageError(given[key] === undefined ? `Give ${word}.` : `${word}: ${issue?.message}`);
}
