import { expect, test } from 'vitest';
import { ownPayload } from './own-payload.ts';

test.each([
  '/test-drive/1HGCM82633A004352',
  '/es/unlock-inventory?vehicle=x',
  '/api/customer/phoneValidation',
])('accepts %s as a path of this website', (path) => {
  expect(ownPayload(path)).toBe(path);
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
  expect(() => ownPayload(path)).toThrow('Payload URL must not include hostname');
});
