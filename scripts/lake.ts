/** `npm run lake`: runs the embedded content lake, or manages who may use it. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { AGENCY_FIELDS, EDITOR_FIELDS, TENANCY } from '@rooftop/content/documents/dealership/editor-fields';
import { openPool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { type Command, defineCommand } from '@rooftop/lake/command-line';
import { accessCommands, type AccessServices, InvalidInput, terminal } from '@rooftop/lake/commands';
import { createLake, DatasetLocked } from '@rooftop/lake';
import { createMailTransport } from '@rooftop/leads/mail/mail-transport';
import { PERSONAL_DATA_ROLES } from '@rooftop/tenancy/personal-data-roles';
import { deriveKey } from '@rooftop/vault/derive-key';
import { pino } from 'pino';
import { z } from 'zod';
import { createHostNames } from '@rooftop/platform/hosts/host-names';
import { checkProjectHost } from './lake/check-project-host.ts';
import { runScript } from './run-script.ts';
import { withPool } from './with-pool.ts';

/** Milliseconds that a mail server has to accept an invitation. */
const MAIL_MS = 20_000;

async function serve(): Promise<void> {
  const environment = readEnvironment(
    [
      'DATABASE_URL',
      'DATA_DIR',
      'HOST',
      'LAKE_PORT',
      'LAKE_SERVICE_PORT?',
      'LAKE_URL',
      'STUDIO_URL',
      'SANITY_PROJECT_ID',
      'SANITY_DATASET',
      'LOG_LEVEL',
      'PLATFORM_DOMAIN',
      'TRUST_PROXY',
      'SMTP_URL?',
      'ENCRYPTION_KEY',
    ],
    process.env,
    { process: 'lake' },
  );
  const log = pino({ name: 'lake', level: environment.LOG_LEVEL });
  const pool = openPool(environment.DATABASE_URL, {
    onIdleError: (error) => log.warn({ err: error }, 'Lost a connection to the database'),
  });
  const { SMTP_URL: smtpUrl } = environment;
  const transport = createMailTransport(
    smtpUrl === undefined ? { folder: join(environment.DATA_DIR, 'mail') } : { smtpUrl },
  );
  const lake = await createLake({
    pool,
    tenancy: TENANCY,
    projectId: environment.SANITY_PROJECT_ID,
    dataset: environment.SANITY_DATASET,
    publicUrl: environment.LAKE_URL,
    studioOrigins: [environment.STUDIO_URL],
    fieldRules: { editorFields: EDITOR_FIELDS, agencyFields: AGENCY_FIELDS },
    cacheDir: join(environment.DATA_DIR, 'images'),
    log,
    trustedProxies: environment.TRUST_PROXY,
    sendMail: (mail) =>
      transport.send(
        {
          ...mail,
          id: randomUUID(),
          host: environment.PLATFORM_DOMAIN,
          date: new Date(),
          from: { name: 'Rooftop', address: `no-reply@${environment.PLATFORM_DOMAIN}` },
          replyTo: null,
          html: null,
          files: [],
        },
        AbortSignal.timeout(MAIL_MS),
      ),
    // Without a mail server the link would only be written to a file.
    offersPasswordReset: smtpUrl !== undefined,
    twoFactorKey: deriveKey(environment.ENCRYPTION_KEY, 'two-factor'),
    staffRoles: PERSONAL_DATA_ROLES,
    twoFactorRoles: PERSONAL_DATA_ROLES,
    homes: { leadStaff: '/desk' },
    names: createHostNames({
      pool,
      platformDomain: environment.PLATFORM_DOMAIN,
      key: deriveKey(environment.ENCRYPTION_KEY, 'host-records'),
    }),
    onDiverged(reason) {
      log.fatal({ reason }, 'Memory and database no longer match; exiting to reload everything');
      log.flush();
      process.exit(1);
    },
  });
  const port = await lake.listen(environment.LAKE_PORT, environment.HOST);
  // The website and the worker get through while others hold all connections of the public port.
  if (environment.LAKE_SERVICE_PORT !== undefined) {
    await lake.listen(environment.LAKE_SERVICE_PORT, '127.0.0.1', { isInternal: true });
  }

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info('Stopping');
    await lake.close();
    await pool.end();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop());
  process.stdout.on('error', () => {}); // The process that reads the log may be gone; requests are still finished.
  log.info({ port }, 'Ready');
  process.send?.('ready');
  const { LAKE_URL: lakeUrl, SANITY_PROJECT_ID: projectId } = environment;
  const problem = await checkProjectHost({ lakeUrl, projectId, fetch });
  if (problem !== null && !isStopping) log.warn(problem);
}

const serveLakeCommand = defineCommand({
  name: 'lake serve',
  summary: 'runs the content lake, also if nothing is typed',
  input: z.object({}),
  run: () => serve(),
});

/** Runs the lake, and manages who may use it. */
export const lakeCommands: readonly Command<AccessServices>[] = [
  serveLakeCommand,
  ...accessCommands(TENANCY.tenantType),
];

async function main([first = 'serve', ...words]: readonly string[]): Promise<void> {
  if (first !== 'serve')
    return runScript('lake', lakeCommands, {
      words: [first, ...words],
      expected: [InvalidInput],
      open(run) {
        const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], process.env);
        return withPool(DATABASE_URL, 2, (pool) =>
          run({ pool, tenantType: TENANCY.tenantType, output: terminal }),
        );
      },
    });
  await runScript<void>('lake', [serveLakeCommand], {
    words: [first, ...words],
    expected: [DatasetLocked],
    open: (run) => run(),
  });
  // A lake that could not start has open connections.
  if (process.exitCode !== undefined) process.exit();
}

if (import.meta.main) await main(process.argv.slice(2));
