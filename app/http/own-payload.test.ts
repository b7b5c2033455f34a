import { expect, test } from 'vitest';
import { ownPayload } from './own-payload.ts';

test.each([
  '/test-drive/1HGCM82633A004352',
  '/es/unlock-inventory?vehicle=x',
  '/api/customer/phoneValidation',
])('%s is a path of ours', (path) => {
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
])('%j names a host, or is no path', (path) => {
  expect(() => ownPayload(path)).toThrow('Payload URL must not include hostname');
});
