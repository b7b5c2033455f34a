import { expect, test } from 'vitest';
import { createWording } from '../../locales/wording.server.ts';
import { createRefusals } from './refusal.ts';

const refuse = createRefusals('en', (await createWording())('en'));

test.each([
  [400, '400 - We couldn’t process that request', null],
  [404, '404 - Page not found', null],
  [503, '503 - We’ll be right back', '5'],
] as const)('%i has the title %j and is never cached', async (status, title, retryAfter) => {
  const response = refuse(status);
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Retry-After')).toBe(retryAfter);
  expect(await response.text()).toContain(`<title>${title}</title>`);
});
