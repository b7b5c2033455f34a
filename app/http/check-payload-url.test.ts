import { expect, test } from 'vitest';
import { checkPayloadUrl } from './check-payload-url.ts';

test.each([
  '/test-drive/1HGCM82633A004352',
  '/es/unlock-inventory?vehicle=x',
  '/api/customer/phoneValidation',
])('accepts %s as a path of this website', (path) => {
  expect(checkPayloadUrl(path)).toBe(path);
});

test.each([
  'https://evil.example/x',
  '//evil.example',
  '/\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'x',
  '',
])('rejects %j, which names a host or is not a path', (path) => {
  expect(() => checkPayloadUrl(path)).toThrow('Payload URL must not include hostname');
});
