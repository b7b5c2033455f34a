import { expect, test } from 'vitest';
import { createWording } from '#app/locales/wording.server.ts';
import { createRefusals } from './refusal.ts';

const refuse = createRefusals(await createWording());

test.each([
  [400, '400 - We couldn’t process that request', null],
  [404, '404 - Page not found', null],
  [429, '429 - That’s too much at once', '5'],
  [503, '503 - We’ll be right back', '5'],
] as const)('%i has the title %j and is never cached', async (status, title, retryAfter) => {
  const response = refuse(status);
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Retry-After')).toBe(retryAfter);
  expect(await response.text()).toContain(`<title>${title}</title>`);
});

test.each([
  ['/es/our-company', ['en', 'es'], 'es', '/es', 'Volver al inicio'],
  ['/espresso', ['en', 'es'], 'en', '/', 'Go back home'],
  ['/our-company', ['es', 'en'], 'es', '/', 'Volver al inicio'],
  ['/en/our-company', ['es', 'en'], 'en', '/en', 'Go back home'],
] as const)(
  'a failure of %s at a dealership in %j has a badge, and a button that leads home, in %s',
  async (path, languages, language, home, label) => {
    const html = await refuse(500, {}, { path, languages }).text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('<p class="status">500</p>');
    expect(html).toContain(`<a href="${home}">${label}</a>`);
  },
);

test.each([404, 503] as const)('%i of a host without a website has no button', async (status) => {
  expect(await refuse(status).text()).not.toContain('<a ');
});
