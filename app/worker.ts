/** The worker process: does what need not be done while somebody waits. Any number of them may run. */
import { openPool } from '@rooftop/database/pool';
import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { pino } from 'pino';
import { runJobs } from './jobs/run-jobs.ts';

function readWorkerEnvironment() {
  try {
    return readEnvironment(['DATABASE_URL', 'LOG_LEVEL'], process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

const environment = readWorkerEnvironment();
const log = pino({ name: 'worker', level: environment.LOG_LEVEL });
const pool = openPool(environment.DATABASE_URL, {
  onIdleError: (error) => log.warn({ err: error }, 'A connection to the database broke'),
});
const jobs = await runJobs(pool, log).catch((error: unknown) => {
  log.fatal({ err: error }, 'The worker cannot start');
  log.flush();
  process.exit(1);
});

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info('Stopping');
  await jobs.stop();
  await pool.end();
  process.exit(0);
}

process.stdout.on('error', () => {}); // whoever read the log is gone; the jobs are finished all the same
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop());

log.info('Ready');
process.send?.('ready');
await jobs.ended;
if (!isStopping) throw new Error('The worker ended by itself');
