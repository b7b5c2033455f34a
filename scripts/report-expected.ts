import { ContentUnavailable } from '@rooftop/content/content-unavailable';
import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { CommandError } from './command-error.ts';

export type ErrorClass = abstract new (...args: never) => Error;

/** Expected of every command. */
const EXPECTED: readonly ErrorClass[] = [CommandError, EnvironmentError, ContentUnavailable];

/**
 * Prints why a command could not be carried out, and sets the exit code.
 * @param others more errors that are expected of this command
 * @throws the error if it is a bug
 */
export function reportExpected(error: unknown, others: readonly ErrorClass[] = []): void {
  const isExpected = [...EXPECTED, ...others].some((kind) => error instanceof kind);
  if (!isExpected || !(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
