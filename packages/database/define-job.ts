/** Background jobs of the worker. A job is one file, `<name>.job.ts`, beside what it does. */
import { z } from 'zod';

/**
 * Jobs of a group share worker slots. `messengers` mostly wait for the servers of others; those of `housekeeping` work
 * in our database.
 */
export type JobGroup = 'housekeeping' | 'messengers';

/** One of the attempts of a queued job. */
export interface JobAttempt {
  /** Counted from 1. */
  readonly number: number;
  /** Whether the job is given up if this attempt fails. */
  readonly isLast: boolean;
}

/** Where jobs report what they did. Pino's logger is one. */
export type JobLog = Readonly<Record<'info' | 'warn' | 'error', (about: object, message: string) => void>>;

interface JobDefinition<Services, Payload extends z.ZodType> {
  /** Name in the queue, where jobs of an earlier version may wait, so it never changes. */
  readonly name: string;
  /** When it runs by itself, as minute, hour, day, month and weekday of a crontab, in UTC. Defaults to never. */
  readonly schedule?: string;
  /** Hours within which a scheduled run is made up for if no worker was there. Defaults to 0. */
  readonly catchUpHours?: number;
  /** Defaults to `housekeeping`. */
  readonly group?: JobGroup;
  /** Maximum number of attempts. The queue waits e, e², … seconds between them. Defaults to its 25. */
  readonly attempts?: number;
  /** What it works on, as JSON. Omitted by jobs that need to know nothing, such as most scheduled ones. */
  readonly payload: Payload;
  /** Makes one attempt. Throws if the job should be tried again. */
  readonly run: (services: Services, payload: z.output<Payload>, attempt: JobAttempt) => Promise<void>;
}

/** @template Services what it needs of the process that runs it */
export interface Job<Services, Payload extends z.ZodType = z.ZodType>
  extends Omit<JobDefinition<Services, Payload>, 'run'> {
  readonly group: JobGroup;
  readonly payload: Payload;
  /**
   * Makes one attempt.
   * @param payload as the queue has it, unchecked
   * @throws InvalidPayloadError if no attempt will ever be able to read the payload
   * @throws Error if the job should be tried again
   */
  readonly run: (services: Services, payload?: unknown, attempt?: JobAttempt) => Promise<void>;
}

type WithoutPayload<Definition> = Omit<Definition, 'payload'>;

/** Defines a job. `packages/platform/jobs/jobs.ts` lists all of them. */
export function defineJob<Services, Payload extends z.ZodType>(
  definition: JobDefinition<Services, Payload>,
): Job<Services, Payload>;
export function defineJob<Services>(
  definition: WithoutPayload<JobDefinition<Services, z.ZodUnknown>>,
): Job<Services, z.ZodUnknown>;
export function defineJob<Services>(
  definition: Partial<JobDefinition<Services, z.ZodType>> &
    WithoutPayload<JobDefinition<Services, z.ZodType>>,
): Job<Services> {
  const job = { payload: z.unknown(), group: 'housekeeping' as const, ...definition };
  return {
    ...job,
    run: async (services, payload = {}, attempt = { number: 1, isLast: false }) =>
      definition.run(services, readPayload(job, payload), attempt),
  };
}

/** The queue has something that the job cannot work on. Trying again does not help. */
export class InvalidPayloadError extends Error {
  override name = 'InvalidPayloadError';
}

/**
 * Checks what a job is to work on.
 * @throws InvalidPayloadError that names the job and each wrong field, without the values
 */
export function readPayload<Payload extends z.ZodType>(
  { name, payload }: Pick<Job<never, Payload>, 'name' | 'payload'>,
  value: unknown,
): z.output<Payload> {
  const read = payload.safeParse(value);
  if (read.success) return read.data;
  throw new InvalidPayloadError(
    `The job ${name} cannot work on this payload:\n${z.prettifyError(read.error)}`,
  );
}
