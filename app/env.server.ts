import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { readEnvironment } from '@rooftop/environment/read-environment';

/**
 * Reads the web process's settings from the environment.
 * @throws EnvironmentError if they are invalid, or production would show pages for developers
 */
export function readWebEnvironment() {
  const env = readEnvironment(
    [
      'APP_ENV',
      'BUILD_DIR?',
      'DATABASE_URL',
      'DATA_DIR',
      'DRAW_AHEAD',
      'ENCRYPTION_KEY',
      'HOST',
      'HSTS_DOMAINS?',
      'INBOUND_MAIL_DOMAIN?',
      'LOG_LEVEL',
      'OPS_PORT',
      'PAGES_AT_ONCE',
      'PAGES_WAITING',
      'FORMS_PER_HOUR',
      'FORM_TIMING',
      'PAGE_CACHE_MB',
      'PLATFORM_DOMAIN',
      'PORT',
      'PUBLIC_SCHEME',
      'PUSH_TEST_ORIGIN?',
      'SANITY_API_HOST?',
      'SANITY_API_TOKEN',
      'SANITY_DATASET',
      'SANITY_PROJECT_ID',
      'STATIC_MAP_URL?',
      'STUDIO_URL',
      'TRUST_PROXY',
      'TWILIO_ACCOUNT_SID?',
      'TWILIO_API_HOST',
      'TWILIO_AUTH_TOKEN?',
      'TWILIO_VERIFY_SERVICE_SID?',
      'UI_CATALOGUE',
    ],
    process.env,
    { process: 'web' },
  );
  if (env.APP_ENV === 'production' && env.UI_CATALOGUE === 'on')
    throw new EnvironmentError('UI_CATALOGUE is "on": write off, because APP_ENV is production.');
  if (env.APP_ENV === 'production' && env.FORM_TIMING === 'off')
    throw new EnvironmentError('FORM_TIMING is "off": write on, because APP_ENV is production.');
  return env;
}
export type WebEnvironment = ReturnType<typeof readWebEnvironment>;
