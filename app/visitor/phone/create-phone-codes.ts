import { join } from 'node:path';
import type { Pool } from '@rooftop/database/pool';
import type { CodeChannel } from '@rooftop/leads/phone/code-channel';
import { createCodeStorage } from '@rooftop/leads/phone/code-storage';
import { createOwnCodes } from '@rooftop/leads/phone/own-codes';
import { createTextFiles } from '@rooftop/leads/phone/text-files';
import { createTwilioCodes } from '@rooftop/leads/phone/twilio-codes';
import { deriveKey } from '@rooftop/vault/derive-key';
import type { Logger } from 'pino';
import type { WebEnvironment } from '#app/env.server.ts';

/** Creates the platform's channel for verification codes: Twilio if it is configured, otherwise files in DATA_DIR. */
export function createPhoneCodes(env: WebEnvironment, pool: Pool, log: Pick<Logger, 'info'>): CodeChannel {
  const key = deriveKey(env.ENCRYPTION_KEY, 'phone-codes');
  const storage = createCodeStorage(pool, key);
  const {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_VERIFY_SERVICE_SID: serviceSid,
    TWILIO_API_HOST: apiHost,
  } = env;
  if (accountSid !== undefined && authToken !== undefined && serviceSid !== undefined) {
    return createTwilioCodes({ accountSid, authToken, serviceSid, apiHost }, storage);
  }
  // Logs neither number nor code, because readers of the log need not see messages.
  const sendText = createTextFiles(join(env.DATA_DIR, 'sms'), (file) =>
    log.info({ file }, 'wrote a text message to a file'),
  );
  return createOwnCodes({ storage, key, sendText });
}
