import { expect } from 'vitest';
import type { Answer } from './web-fixtures.ts';

/** Checks the security headers that every response must have. */
export function expectSafeHeaders({ headers }: Answer, https = false): void {
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain('frame-ancestors');
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['strict-transport-security'] !== undefined).toBe(https);
}

/** Checks that a response reveals no internals: no stack traces, file paths, or internal names. */
export function expectNothingOfTheInside({ body, headers }: Answer): void {
  expect(body).not.toMatch(/^\s+at .*\(|\.tsx?:\d|node_modules|Error:|remix|hono/im);
  expect(headers['x-powered-by']).toBeUndefined();
}
