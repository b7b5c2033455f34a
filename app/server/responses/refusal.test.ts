import { expect, test } from 'vitest';
import { createWording } from '../../locales/wording.server.ts';
import { createRefusals } from './refusal.ts';

const refuse = createRefusals(await createWording());

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

test('a failure has its status as a badge, and a button that leads home, in the language of the URL', async () => {
  const html = await refuse(500, {}, '/es/our-company').text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('<p class="status">500</p><h1>Algo salió mal</h1>');
  expect(html).toContain('<a href="/">Volver al inicio</a>');
  expect(await refuse(503, {}, '/espresso').text()).toContain('<a href="/">Go back home</a>');
});

test('what may be no website’s has no button', async () => {
  expect(await refuse(404).text()).not.toContain('<a ');
});
