/** Every setting of the platform: one row per environment variable. `.env.example` is generated from this table. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { urlString, DEFAULT_PORTS, oneOf, origin, port, type Variable, wholeNumber } from './variable.ts';

const domain = z.string().regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/);

/** An encryption key is exactly 256 bits. */
const KEY_BYTES = 32;

export const variables = {
  PORT: port('PORT', 'Port of the website.'),
  LAKE_PORT: port('LAKE_PORT', 'Port of the embedded content lake.'),
  LAKE_SERVICE_PORT: {
    about:
      'Second port of the embedded content lake, bound to the loopback interface, for the website and the worker. Without it, npm start chooses one.',
    expects: 'a port between 1 and 65535, for instance 4001',
    schema: wholeNumber(1, 65_535),
  },
  STUDIO_PORT: port('STUDIO_PORT', 'Port of Sanity Studio.'),
  OPS_PORT: port('OPS_PORT', 'Port of the metrics. Always bound to the loopback interface.'),
  HOST: {
    about: 'IP address that all ports are bound to. 0.0.0.0 accepts connections from other machines.',
    expects: 'an IP address of this machine, for instance 127.0.0.1',
    schema: z.union([z.ipv4(), z.ipv6()]),
    default: '127.0.0.1',
  },
  DATA_DIR: {
    about: 'Folder for all persistent data: database, logs, generated secrets.',
    expects: 'the path of a folder, for instance .data',
    schema: z.string().transform((path) => resolve(path)),
    default: '.data',
  },
  DATABASE_URL: {
    about: 'PostgreSQL 15 or newer to use instead of the embedded one.',
    expects: 'a URL such as postgresql://user:password@host:5432/database',
    schema: urlString(['postgresql:', 'postgres:']),
    secret: true,
  },
  SANITY_PROJECT_ID: {
    about: 'Sanity project. Set it with SANITY_DATASET and SANITY_API_TOKEN to use hosted Sanity.',
    expects: 'lower-case letters, digits and hyphens, as sanity.io/manage shows it',
    schema: z.string().regex(/^[a-z0-9-]+$/),
    default: 'rooftop',
  },
  SANITY_DATASET: {
    about: 'Sanity dataset.',
    expects: 'lower-case letters, digits, hyphens and underscores, for instance production',
    schema: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
    default: 'production',
  },
  SANITY_API_HOST: {
    about: 'API host of a content lake other than the embedded one and hosted Sanity.',
    expects: 'a URL without a path, for instance https://lake.example.com',
    schema: origin,
  },
  SANITY_API_TOKEN: {
    about: 'Token with which the website reads content. The embedded lake generates its own.',
    expects: 'the token without spaces',
    schema: z.string().regex(/^\S+$/),
    secret: true,
  },
  LAKE_URL: {
    about: 'URL at which browsers reach the embedded lake.',
    expects: 'a URL without a path, for instance https://lake.example.com',
    schema: origin,
    default: (source) => `http://localhost:${source['LAKE_PORT'] || DEFAULT_PORTS.LAKE_PORT}`,
  },
  STUDIO_URL: {
    about: 'URL at which browsers reach Sanity Studio.',
    expects: 'a URL without a path, for instance https://studio.example.com',
    schema: origin,
    default: (source) => `http://localhost:${source['STUDIO_PORT'] || DEFAULT_PORTS.STUDIO_PORT}`,
  },
  PLATFORM_DOMAIN: {
    about: 'Domain for the dealerships’ own subdomains, <slug>.<domain>.',
    expects: 'a domain in lower case without port, for instance dealers.example.com',
    schema: domain,
    default: 'localhost',
  },
  PUBLIC_SCHEME: oneOf('URL scheme of the public website.', ['http', 'https'], 'http'),
  HSTS_DOMAINS: {
    about:
      'Dealerships’ own domains all of whose subdomains, whoever runs them, speak HTTPS: HSTS then covers them, as it does those of PLATFORM_DOMAIN.',
    expects: 'domains in lower case, separated by commas, for instance alpha.example,bravo.example',
    schema: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(domain)),
  },
  STATIC_MAP_URL: {
    about:
      'Map service that the website fetches pictures of store locations from, with its key. Without it, maps are outlines of states and counties.',
    expects:
      'a URL with {lat}, {lng} and {zoom}, and {width} and {height} in pixels if the service takes them',
    schema: z
      .string()
      .refine(
        (text) =>
          ['{lat}', '{lng}', '{zoom}'].every((token) => text.includes(token)) &&
          /^https?:\/\//.test(text) &&
          URL.canParse(text),
      ),
    secret: true,
  },
  TRUST_PROXY: {
    about:
      'How many of your proxies are in front of the website and the lake. They say which address a request comes from, by which limits are counted. With 0, forwarded headers are ignored. Required if APP_ENV is production.',
    expects:
      'the number of your proxies that append to X-Forwarded-For, from 1 (a load balancer) to 10, or 0 if browsers connect directly',
    schema: wholeNumber(0, 10),
    default: ({ APP_ENV }) => (APP_ENV?.trim() === 'production' ? undefined : '0'),
  },
  FORMS_PER_HOUR: {
    about:
      'Forms per hour at one dealership without proof of work, even if it usually gets fewer. Above this limit and twice the usual number, unknown visitors must prove that they are not bots.',
    expects: 'a whole number between 1 and 1000000',
    schema: wholeNumber(1, 1_000_000),
    default: '30',
  },
  FORM_TIMING: oneOf(
    'Whether a form that is sent within two seconds counts as a bot’s. Tests turn it off; refused if APP_ENV is production.',
    ['on', 'off'],
    'on',
  ),
  BUILD_DIR: {
    about:
      'Folder of the website’s build, if it is not app/build. A new version can then start while the old one still serves. Open pages reload.',
    expects: 'the path of a folder below this project, for instance app/build-2',
    schema: z.string().transform((path) => resolve(path)),
  },
  PAGE_CACHE_MB: {
    about:
      'Memory for cached pages, per web process, half of it for searches. With 0, every page is rendered for each request.',
    expects: 'megabytes, a whole number between 0 and 65536',
    schema: wholeNumber(0, 65_536),
    default: '128',
  },
  PAGES_AT_ONCE: {
    about:
      'Maximum number of pages a web process renders at once. Cached pages, files and submitted forms do not count.',
    expects: 'a whole number between 1 and 1000',
    schema: wholeNumber(1, 1000),
    default: '16',
  },
  PAGES_WAITING: {
    about:
      'Maximum number of page requests that wait for their turn, for up to 0.8 seconds. All others get a 503 response.',
    expects: 'a whole number between 0 and 10000',
    schema: wholeNumber(0, 10_000),
    default: '1000',
  },
  DRAW_AHEAD: oneOf(
    'Whether the website draws its sample vehicles before shoppers request them: some minutes of one processor at the lowest priority after the first start, once for all processes of a machine. Otherwise each is drawn when it is requested.',
    ['on', 'off'],
    'on',
  ),
  APP_ENV: oneOf('Whether this serves real shoppers.', ['development', 'production'], 'development'),
  UI_CATALOGUE: oneOf(
    'Whether every dealership’s site shows the catalogs of components (/__ui) and blocks (/__blocks), as in development. Tests set it; refused if APP_ENV is production.',
    ['off', 'on'],
    'off',
  ),
  ENCRYPTION_KEY: {
    about: 'Key from which all other keys are derived. Generated at the first start, except in production.',
    expects: `${KEY_BYTES} random bytes in base64, as "openssl rand -base64 32" prints them`,
    schema: z.base64().refine((text) => Buffer.from(text, 'base64').length === KEY_BYTES),
    secret: true,
  },
  SMTP_URL: {
    about: 'Mail server. On another machine it has to offer TLS. Without it, mail is written into DATA_DIR.',
    expects: 'a URL such as smtps://user:password@host:465',
    schema: urlString(['smtp:', 'smtps:']),
    secret: true,
  },
  INBOUND_MAIL_DOMAIN: {
    about:
      'Domain at which replies to mail about leads come in, below which every lead has addresses of its own. Its MX record leads to INBOUND_SMTP_PORT. Without it, replies go to the dealership’s mailboxes.',
    expects: 'a domain in lower case that has no other mailboxes, for instance reply.example.com',
    schema: domain,
  },
  INBOUND_SMTP_PORT: port('INBOUND_SMTP_PORT', 'Port of the worker at which such replies come in, on HOST.'),
  INBOUND_TLS_FILE: {
    about:
      'PEM file with a certificate chain and its key, with which that port offers STARTTLS. Without it, it offers none.',
    expects: 'the path of a file, for instance /etc/ssl/reply.example.com.pem',
    schema: z.string().transform((path) => resolve(path)),
  },
  TWILIO_ACCOUNT_SID: {
    about:
      'Twilio account that sends confirmation codes to phones. Without it, codes are written into DATA_DIR.',
    expects: 'AC and 32 hexadecimal digits, as console.twilio.com shows it',
    schema: z.string().regex(/^AC[0-9a-fA-F]{32}$/),
  },
  TWILIO_AUTH_TOKEN: {
    about: 'Token of that account.',
    expects: 'the token without spaces',
    schema: z.string().regex(/^\S+$/),
    secret: true,
  },
  TWILIO_VERIFY_SERVICE_SID: {
    about: 'Verify service of that account, set to codes of six digits.',
    expects: 'VA and 32 hexadecimal digits, as console.twilio.com shows it',
    schema: z.string().regex(/^VA[0-9a-fA-F]{32}$/),
  },
  TWILIO_API_HOST: {
    about: 'URL of Twilio Verify. Tests use another one.',
    expects: 'a URL without a path, for instance https://verify.twilio.com',
    schema: origin,
    default: 'https://verify.twilio.com',
  },
  META_API_HOST: {
    about: 'URL of Meta’s Conversions API. Tests use another one.',
    expects: 'a URL without a path, for instance https://graph.facebook.com',
    schema: origin,
    default: 'https://graph.facebook.com',
  },
  PUSH_TEST_ORIGIN: {
    about:
      'Origin on this machine that stands in for browsers’ push services, which are otherwise public. Tests set it; refused if APP_ENV is production.',
    expects: 'a URL without a path, for instance http://127.0.0.1:4444',
    schema: origin,
    isForTests: true,
  },
  LOG_LEVEL: oneOf(
    'Minimum level of messages to log.',
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
  ),
  CHROMIUM_PATH: {
    about: 'Browser for the tests, if it is not found automatically.',
    expects: 'the path of a Chromium or Chrome, for instance /usr/bin/chromium',
    schema: z.string(),
  },
} satisfies Record<string, Variable<unknown>>;

export type VariableName = keyof typeof variables;
export type VariableValue<Name extends VariableName> = z.output<(typeof variables)[Name]['schema']>;

/** Returns the definition of any variable. */
export function variable(name: VariableName): Variable<unknown> {
  return variables[name];
}
