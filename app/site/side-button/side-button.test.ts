import { expect, test } from 'vitest';
import { testContext, testDealership, testSettings } from '../../../tests/support/website.ts';
import { sideButton } from './side-button.server.tsx';

const button = { icon: 'price', text: 'Your <payment>', hoverText: null, panel: 'payment' } as const;
const chat = { script: 'https://chat.example/a.js', origins: [] };

const html = (sideButtonOf: Parameters<typeof sideButton>[0], locale: 'en' | 'es' = 'en', path = '/') =>
  sideButton(
    sideButtonOf,
    testContext({ dealership: testDealership({ languages: ['en', 'es'], chat }), locale, path }),
  )?.view?.html;

test('is a link to its panel in the visitor’s language', () => {
  const page = html({ ...testSettings(), sideButton: button }, 'es');
  expect(page).toContain('href="/es/auto-financing/payment-calculator"');
  expect(page).toContain('data-panel="payment"');
  expect(page).toContain('Your &lt;payment&gt;');
  expect(page).toContain('<svg');
  expect(page).not.toContain('side-button-hover');
});

test('names the chat’s script only if it opens the chat', () => {
  const message = { ...button, panel: 'message', icon: null, hoverText: 'Ask us' } as const;
  const page = html({ ...testSettings(), sideButton: message });
  expect(page).toContain('href="/contact-us#contact-form"');
  expect(page).toContain('data-chat="https://chat.example/a.js"');
  expect(page).toContain('Ask us');
  expect(page).not.toContain('<svg');
  expect(html({ ...testSettings(), sideButton: button })).not.toContain('data-chat');
  const withTicket = html({ ...testSettings(), sideButton: message }, 'en', '/appointment/a.b');
  expect(withTicket).toContain('data-panel="contact-form"');
  expect(withTicket).not.toContain('data-chat');
});

test('is absent until an editor writes its text', () => {
  expect(html(testSettings())).toBeUndefined();
  expect(html(null)).toBeUndefined();
});
