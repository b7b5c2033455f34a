import { resolve } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { EnvironmentError, parseEnvironment } from './parse-environment.ts';
import type { RawVariables, Variable } from './variable.ts';
import { type VariableName, variable, variables } from './variables.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');

describe('values', () => {
  it.each<[VariableName, string | undefined, unknown]>([
    ['PORT', undefined, 3000],
    ['PORT', '', 3000],
    ['PORT', ' 8080 ', 8080],
    ['HOST', '0.0.0.0', '0.0.0.0'],
    ['DATA_DIR', 'here', resolve('here')],
    ['LAKE_URL', undefined, 'http://localhost:4000'],
    ['SANITY_API_HOST', 'https://lake.example.com/', 'https://lake.example.com'],
    ['PLATFORM_DOMAIN', 'dealers.example.com', 'dealers.example.com'],
    ['HSTS_DOMAINS', 'alpha.example,bravo.example', ['alpha.example', 'bravo.example']],
    ['TRUST_PROXY', '2', 2],
    ['ENCRYPTION_KEY', KEY, KEY],
  ])('%s=%s gives %s', (name, text, value) => {
    expect(parseEnvironment({ [name]: text }, [name])).toEqual({ [name]: value });
  });

  it.each<[VariableName, string]>([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['HOST', 'everywhere'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['SANITY_API_HOST', 'lake.example.com'],
    ['SANITY_API_HOST', 'https://lake.example.com/v1'],
    ['SANITY_API_TOKEN', 'two words'],
    ['PLATFORM_DOMAIN', 'Example.com'],
    ['PLATFORM_DOMAIN', 'example.com:3000'],
    ['PLATFORM_DOMAIN', '-example.com'],
    ['HSTS_DOMAINS', 'alpha.example, bravo.example'],
    ['HSTS_DOMAINS', 'https://alpha.example'],
    ['PUBLIC_SCHEME', 'HTTPS'],
    ['TRUST_PROXY', 'true'],
    ['ENCRYPTION_KEY', 'c2hvcnQ='],
    ['ENCRYPTION_KEY', 'not base64!'],
    ['SMTP_URL', 'mail.example.com'],
    ['TWILIO_ACCOUNT_SID', 'AC123'],
    ['TWILIO_AUTH_TOKEN', 'two words'],
    ['TWILIO_VERIFY_SERVICE_SID', 'AC0123456789abcdef0123456789abcdef'],
    ['TWILIO_API_HOST', 'https://verify.twilio.com/v2'],
    ['META_API_HOST', 'graph.facebook.com'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is refused with a hint at what to write', (name, text) => {
    const parse = () => parseEnvironment({ [name]: text }, [name]);
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(variable(name).expects);
    expect(parse).toThrow(variable(name).secret ? `${name} has an invalid value` : `${name} is "${text}"`);
  });

  it('derives the public URLs from the ports', () => {
    const source = { LAKE_PORT: '4100', STUDIO_PORT: '4200' };
    expect(parseEnvironment(source, ['LAKE_URL', 'STUDIO_URL'])).toEqual({
      LAKE_URL: 'http://localhost:4100',
      STUDIO_URL: 'http://localhost:4200',
    });
  });
});

it('reports all errors at once, and no secrets', () => {
  const source: RawVariables = { PORT: 'x', DATABASE_URL: 'mysql://root:hunter2@db/x' };
  const parse = () => parseEnvironment(source, ['PORT', 'DATABASE_URL', 'ENCRYPTION_KEY', 'HOST']);
  expect(parse).toThrow(
    /^PORT is "x": .*\nDATABASE_URL has an invalid value: .*\nENCRYPTION_KEY is missing: .*$/,
  );
  expect(parse).not.toThrow(/hunter2/);
});

it('does not report a URL that was derived from a wrong port', () => {
  const source = { LAKE_PORT: '70000' };
  expect(() => parseEnvironment(source, ['LAKE_PORT', 'LAKE_URL'])).toThrow(/^LAKE_PORT is "70000": [^\n]*$/);
  expect(() => parseEnvironment(source, ['LAKE_URL'])).toThrow(/^LAKE_URL is /);
});

it('types settings by name, and only allows missing ones with a question mark', () => {
  const environment = parseEnvironment({ DATABASE_URL: 'postgres://db/x' }, [
    'PORT',
    'DATABASE_URL',
    'SMTP_URL?',
  ]);
  expectTypeOf(environment).toEqualTypeOf<{
    readonly PORT: number;
    readonly DATABASE_URL: string;
    readonly SMTP_URL: string | undefined;
  }>();
  expect(environment.SMTP_URL).toBeUndefined();
});

it('matches .env.example', async () => {
  const entries = Object.entries<Variable<unknown>>(variables).map(
    ([key, { about, expects, default: standard }]) => {
      const value = typeof standard === 'function' ? standard({}) : (standard ?? '');
      return `# ${about}\n# Write ${expects}.\n#${key}=${value}\n`;
    },
  );
  const heading = '# Settings. Copy this file to .env and uncomment what you want to change.\n';
  await expect([heading, ...entries].join('\n')).toMatchFileSnapshot('../../.env.example');
});

it('refuses in production what only tests set', () => {
  const source = { PUSH_TEST_ORIGIN: 'http://127.0.0.1:4444' };
  const parse = (environment: string) =>
    parseEnvironment({ ...source, APP_ENV: environment }, ['PUSH_TEST_ORIGIN?']);
  expect(parse('development')).toEqual(source);
  expect(() => parse('production')).toThrow(
    'PUSH_TEST_ORIGIN is set: remove it, because APP_ENV is production.',
  );
});
