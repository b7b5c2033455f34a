import { ContentUnavailable } from '@rooftop/content/content-unavailable';
import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { CommandError } from './command-error.ts';

/** Prints why a command could not be carried out, and sets the exit code. @throws the error if it is a bug */
export function reportExpected(error: unknown): void {
  const isExpected = [CommandError, EnvironmentError, ContentUnavailable].some(
    (kind) => error instanceof kind,
  );
  if (!isExpected || !(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
