import { expect, test } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { testContent, testContext, testDealership, testSettings } from '../../testing.ts';
import { flowView } from './flow-view.server.ts';

const NOTHING = { preApprovalLink: null, serviceScheduling: false };
const BOTH = { preApprovalLink: 'https://lender.example/alpha', serviceScheduling: true };

const view = (path: string, set: typeof NOTHING | typeof BOTH | null, locale: 'en' | 'es' = 'en') => {
  const settings = async () => (set === null ? null : { ...testSettings(), ...set });
  const content = testContent({ settings });
  return flowView(
    testContext({ content, path, locale, dealership: testDealership({ languages: ['en', 'es'] }) }),
  );
};

test.each([
  ['/auto-financing/apply-for-financing', NOTHING, 'minimal'],
  ['/auto-financing/apply-for-financing', BOTH, 'default'],
  ['/auto-financing/apply-for-financing', null, 'minimal'],
  ['/auto-financing/full-credit-application', NOTHING, 'default'],
  ['/auto-financing/full-credit-application', BOTH, 'default'],
  ['/sell-trade-my-car/your-vehicle', NOTHING, 'minimal'],
  ['/sell-trade-my-car/your-vehicle', BOTH, 'minimal'],
  ['/service/schedule', NOTHING, 'minimal'],
  ['/service/schedule', BOTH, 'default'],
  ['/service/schedule', null, 'minimal'],
] as const)('%s with %j has the %s layout', async (path, set, layout) => {
  expect((await view(path, set)).layout).toBe(layout);
});

test.each([
  ['/auto-financing/apply-for-financing', '2', en['flows.preApproval']],
  ['/auto-financing/full-credit-application', '2', en['flows.application']],
  ['/sell-trade-my-car/your-vehicle', '3', en['flows.value']],
  ['/service/schedule', '7', en['flows.appointment']],
])('%s: topic %s chosen, answered by itself, not for search engines', async (path, topic, heading) => {
  const { head, lead, message } = await view(path, NOTHING);
  expect(lead.heading).toBe(heading);
  expect(message.form.values['topic']).toBe(topic);
  expect(message.form.action).toBe(path);
  expect(head).toMatchObject({ isIndexed: false, canonical: `http://alpha.example${path}` });
});

test.each([
  ['en', /^Service appointment\n/, en['flows.appointment']],
  ['es', /^Cita de servicio\n/, es['flows.appointment']],
] as const)('an appointment says what it is: %s', async (locale, beginning, heading) => {
  const { lead, message } = await view('/service/schedule', BOTH, locale);
  expect(message.form.values['message']).toMatch(beginning);
  expect(lead.heading).toBe(heading);
});

test('no other message is begun, and no other path is one', async () => {
  const { message } = await view('/sell-trade-my-car/your-vehicle', BOTH);
  expect(message.form.values).not.toHaveProperty('message');
  await expect(view('/service', BOTH)).rejects.toMatchObject({ status: 404 });
});
