/** Terminal output of `npm start` and `npm test`: steps with their duration, and what needs attention. */
import { z } from 'zod';

const SAY_WHEN_LONGER_MS = 2000;
const STILL_AT_IT_MS = 15_000;
/** Pino's level for warnings. */
const WARNING = 40;

const logLineSchema = z.object({
  level: z.number(),
  msg: z.string().default(''),
  err: z.object({ message: z.string() }).optional(),
});

export type PrintLine = (line: string) => void;

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step. Reports that it is still running if it takes long, and its duration when it ends. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = Date.now();
  let repeated: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    say(`  ${name} …`);
    repeated = setInterval(() => say(`  ${name} … ${seconds(began)}`), STILL_AT_IT_MS);
  }, SAY_WHEN_LONGER_MS);
  try {
    const result = await work();
    say(`✓ ${name}, ${seconds(began)}`);
    return result;
  } catch (error) {
    // The user asked to stop, so the step did not fail.
    if (!(error instanceof Error && error.name === 'AbortError')) say(`✗ ${name}, ${seconds(began)}`);
    throw error;
  } finally {
    clearTimeout(first);
    clearInterval(repeated);
  }
}

/** Returns what to print for a line of a process's output, or undefined for anything but warnings and errors. */
export function visibleOutput(line: string, isError: boolean): string | undefined {
  if (!line.startsWith('{')) return isError && line.trim() ? line : undefined;
  try {
    const entry = logLineSchema.safeParse(JSON.parse(line));
    if (!entry.success || entry.data.level < WARNING) return undefined;
    const { msg, err } = entry.data;
    return err && !msg.includes(err.message) ? `${msg}: ${err.message}` : msg;
  } catch {
    return undefined;
  }
}
