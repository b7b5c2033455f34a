import type { z } from 'zod';
import { type Job, readPayload } from './define-job.ts';
import type { PoolClient } from './pool.ts';

interface JobOptions {
  /** Seconds until it is due. Defaults to now. */
  readonly delaySeconds?: number;
  /** Jobs in a queue run one at a time. Defaults to no queue. */
  readonly queue?: string;
  /** No two jobs have the same key. Defaults to no key. */
  readonly key?: string;
  /**
   * What happens if there already is a job with this key: `replace` updates it and makes it due, `preserve_run_at`
   * updates it but leaves it due when it was, `unsafe_dedupe` leaves it as it is, even while it runs. Defaults to
   * `replace`.
   */
  readonly keyMode?: 'replace' | 'preserve_run_at' | 'unsafe_dedupe';
}

/**
 * Adds a job to the job queue (Graphile Worker), within the caller's transaction if it has one.
 * @throws Error if the payload is invalid; then no job was added
 */
export async function addJob<Payload extends z.ZodType>(
  client: Pick<PoolClient, 'query'>,
  job: Job<never, Payload>,
  payload: z.input<Payload>,
  { queue, key, keyMode = 'replace', delaySeconds }: JobOptions = {},
): Promise<void> {
  readPayload(job, payload);
  await client.query(
    `SELECT graphile_worker.add_job($1, payload := $2::json, max_attempts := $3, queue_name := $4, job_key := $5,
       job_key_mode := $6, run_at := now() + make_interval(secs => $7))`,
    [job.name, JSON.stringify(payload), job.attempts, queue, key, keyMode, delaySeconds],
  );
}
