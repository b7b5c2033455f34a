/** The worker process, which does everything that no visitor has to wait for. Any number of workers may run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { readLeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/read-lead-delivery';
import { readRetention } from '@rooftop/content/documents/dealership/retention/read-retention';
import { openPool } from '@rooftop/database/pool';
import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { createChannels } from '@rooftop/leads/channels/create-channels';
import { lookupPublic } from '@rooftop/inventory/feeds/public-ip-address';
import { createHttpClient } from '@rooftop/leads/http/http-client';
import { createMailTransport } from '@rooftop/leads/mail/mail-transport';
import { vapidKeys } from '@rooftop/leads/push/vapid-keys';
import { deriveKey } from '@rooftop/vault/derive-key';
import { sealMail } from '@rooftop/vault/applications/application-mail';
import { createSecrets } from '@rooftop/vault/dealership-secrets';
import { pino } from 'pino';
import { createHostConfirmation } from '@rooftop/platform/hosts/create-host-confirmation';
import { createStaffCheck } from '@rooftop/platform/jobs/staff-check';
import { createStaffSearch } from '@rooftop/platform/inbound-mail/find-staff';
import { inboundMail } from '@rooftop/platform/inbound-mail/inbound-mail';
import { openMailListener } from '@rooftop/platform/inbound-mail/mail-listener';
import { createOwnerSearch, noOwners } from '@rooftop/platform/leads/lead-owners';
import { createAnswerMailer } from '@rooftop/platform/leads/answers/answer-mailer';
import { createMailIdentity } from '@rooftop/platform/leads/mail/mail-identity';
import { createStaffEmails, noStaffEmails } from '@rooftop/platform/leads/notice-addresses';
import * as jobs from '@rooftop/platform/jobs/jobs';
import { runJobs } from '@rooftop/platform/jobs/run-jobs';
import { createPushClient } from '@rooftop/platform/leads/push-client';

/** Every running job may need a connection at the same time, plus one for the heartbeat. */
const DATABASE_CONNECTIONS = 26;

function readWorkerEnvironment() {
  try {
    return readEnvironment(
      [
        'APP_ENV',
        'DATABASE_URL',
        'DATA_DIR',
        'ENCRYPTION_KEY',
        'HOST',
        'INBOUND_MAIL_DOMAIN?',
        'INBOUND_SMTP_PORT',
        'INBOUND_TLS_FILE?',
        'LOG_LEVEL',
        'META_API_HOST',
        'PLATFORM_DOMAIN',
        'PUSH_TEST_ORIGIN?',
        'SANITY_API_HOST?',
        'SANITY_API_TOKEN',
        'SANITY_DATASET',
        'SANITY_PROJECT_ID',
        'SMTP_URL?',
        'STUDIO_URL',
      ],
      process.env,
      { process: 'worker' },
    );
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

const environment = readWorkerEnvironment();
const log = pino({ name: 'worker', level: environment.LOG_LEVEL });
const pool = openPool(environment.DATABASE_URL, {
  max: DATABASE_CONNECTIONS,
  onIdleError: (error) => log.warn({ err: error }, 'Lost a connection to the database'),
});
const { SMTP_URL: smtpUrl, DATA_DIR } = environment;
const isProduction = environment.APP_ENV === 'production';
const http = createHttpClient({ allowsLoopback: !isProduction, lookup: lookupPublic });
const transport = createMailTransport(
  smtpUrl === undefined ? { folder: join(DATA_DIR, 'mail') } : { smtpUrl },
);
const secrets = createSecrets(pool, deriveKey(environment.ENCRYPTION_KEY, 'secrets'));
const inbound = inboundMail(environment);
const channels = createChannels({
  transport,
  http,
  findWebhookKey: (dealership) => secrets.find(dealership, 'webhook-key'),
  // Hosted Sanity has no desk.
  studioUrl: environment.SANITY_API_HOST === undefined ? undefined : environment.STUDIO_URL,
  inbound,
});
const advertiser = {
  findToken: (dealership: string) => secrets.find(dealership, 'meta-token'),
  http,
  apiHost: environment.META_API_HOST,
};
const confirmHosts = createHostConfirmation(pool, environment, log);
const sanity = createSanityClient({
  projectId: environment.SANITY_PROJECT_ID,
  dataset: environment.SANITY_DATASET,
  apiHost: environment.SANITY_API_HOST,
  token: environment.SANITY_API_TOKEN,
});
const planner = {
  pool,
  readDelivery: (dealership: string) => readLeadDelivery(sanity, dealership),
  isProduction,
};
const notices = {
  transport,
  key: deriveKey(environment.ENCRYPTION_KEY, 'lead-release'),
  studioUrl: environment.STUDIO_URL,
  findStaffEmails: environment.SANITY_API_HOST === undefined ? noStaffEmails : createStaffEmails(sanity),
  readIdentity: createMailIdentity(sanity, environment.PLATFORM_DOMAIN),
};
const vault = { key: deriveKey(environment.ENCRYPTION_KEY, 'vault') };
const confirmations = { transport, key: deriveKey(environment.ENCRYPTION_KEY, 'confirmations') };
const pushes = {
  vapid: vapidKeys(deriveKey(environment.ENCRYPTION_KEY, 'push')),
  http: createPushClient(environment.PUSH_TEST_ORIGIN),
  studioUrl: environment.STUDIO_URL,
  mayRead: createStaffCheck(sanity),
};
const crms = { http, findKey: (dealership: string) => secrets.find(dealership, 'service-crm-key') };
const answers = createAnswerMailer({
  readDelivery: planner.readDelivery,
  transport,
  stopsKey: confirmations.key,
  inbound,
  studioUrl: environment.STUDIO_URL,
});
const services = {
  pool,
  log,
  answers,
  channels,
  advertiser,
  confirmHosts,
  confirmations,
  crms,
  notices,
  planner,
  pushes,
  sanity,
  readRetention: (dealership: string) => readRetention(sanity, dealership),
};
const running = await runJobs(Object.values(jobs), services).catch((error: unknown) => {
  log.fatal({ err: error }, 'The worker cannot start');
  log.flush();
  process.exit(1);
});

const mailListener =
  inbound === null
    ? null
    : await openMailListener({
        pool,
        inbound,
        stopsKey: confirmations.key,
        seal: (client, place, message, mail) => sealMail(vault, client, place, message, mail),
        findStaff: createStaffSearch(
          environment.SANITY_API_HOST === undefined ? noOwners : createOwnerSearch(sanity),
          planner.readDelivery,
        ),
        host: environment.HOST,
        port: environment.INBOUND_SMTP_PORT,
        tls:
          environment.INBOUND_TLS_FILE === undefined
            ? null
            : readFileSync(environment.INBOUND_TLS_FILE, 'utf8'),
        log,
      }).catch((error: unknown) => {
        // Leads must go out all the same, and this port may be another worker's.
        log.error({ err: error }, 'No mail about leads comes in');
        return null;
      });

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info('Stopping');
  await mailListener?.close();
  await running.stop();
  await pool.end();
  process.exit(0);
}

process.stdout.on('error', () => {}); // The log's reader is gone; finish the jobs anyway.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop());

log.info('Ready');
process.send?.('ready');
await running.ended;
if (!isStopping) throw new Error('The worker ended by itself');
