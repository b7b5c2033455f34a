/** Commands for a shell: one declaration says what can be typed, what it means, and what it does. */
import type { z } from 'zod';
import { readInput } from './read-input.ts';

interface CommandDefinition<Services, Input extends z.ZodObject> {
  /** All of its words. The first one is its script in package.json. */
  readonly name: string;
  /** What it does, for the list of commands. */
  readonly summary: string;
  /**
   * What can be typed. A boolean is a switch, an array an option that may be typed several times. Metadata has the
   * description for the help, and the name of an option if that is not its key.
   */
  readonly input: Input;
  /** The keys that are typed without a name, in this order. All others are options. */
  readonly positionals?: readonly (keyof z.output<Input> & string)[];
  /** Does it. Resolves to false if it failed and said so. */
  readonly run: (services: Services, input: z.output<Input>) => Promise<boolean | void>;
}

/** Completes what was typed, such as a slug to an id. */
export type Complete = <Value extends object>(input: Value) => Promise<Value>;

/** @template Services what it needs of the process that runs it */
export interface Command<Services> {
  readonly name: string;
  readonly summary: string;
  readonly input: z.ZodObject;
  readonly positionals: readonly string[];
  /**
   * Reads the words after the command's name.
   * @returns what runs it. Resolves to false if it failed and said so
   * @throws UsageError if they are not what it takes
   */
  readonly prepare: (
    words: readonly string[],
    complete?: Complete,
  ) => Promise<(services: Services) => Promise<boolean>>;
}

export function defineCommand<Services, Input extends z.ZodObject>({
  name,
  summary,
  input,
  positionals = [],
  run,
}: CommandDefinition<Services, Input>): Command<Services> {
  return {
    name,
    summary,
    input,
    positionals,
    async prepare(words, complete = async (typed) => typed) {
      const typed = await complete(readInput({ input, positionals }, words));
      return async (services) => (await run(services, typed)) ?? true;
    },
  };
}
