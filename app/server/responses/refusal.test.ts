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

test.each([
  ['/contact-us', 'en', '/', 'Go back home', 'Call Sales: (315) 555-0126'],
  ['/es/contact-us', 'es', '/es', 'Volver al inicio', 'Llamar a Ventas: (315) 555-0126'],
] as const)(
  'a page of a dealership says whose it is, leads home, and calls: %s',
  async (path, language, home, label, call) => {
    const site = { name: 'Alpha <Motors>', phoneMask: '(999) 999-9999', phone: '+13155550126' };
    const html = await refuse(413, {}, { path, languages: ['en', 'es'], site }).text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('<p class="site">Alpha &lt;Motors&gt;</p>');
    expect(html).toContain(`<a href="${home}">${label}</a>`);
    expect(html).toContain(`<a class="call" href="tel:+13155550126">${call}</a>`);
    const silent = await refuse(413, {}, { path, languages: ['en'], site: { ...site, phone: null } }).text();
    expect(silent).not.toContain('tel:');
  },
);

test.each([404, 503] as const)('%i of a host without a website has no button', async (status) => {
  expect(await refuse(status).text()).not.toContain('<a ');
});
