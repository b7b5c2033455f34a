import { UNKNOWN_VISITOR } from '@rooftop/leads/visitor';
import { expect, test } from 'vitest';
import { testContext, testDealership } from '../../tests/support/website.ts';
import { ANONYMOUS } from '../visitor/visitor-session.ts';
import { messageFormView } from './message-form-view.server.ts';
import { requestedTopic } from './topics.server.ts';

const view = (query: string, fields: Parameters<typeof testContext>[0] = {}) => {
  const request = new Request(`http://alpha.example/contact-us${query}`);
  return messageFormView({ topic: requestedTopic(request) }, testContext({ path: '/contact-us', ...fields }));
};

test.each([
  ['?topic=3', '3', '/contact-us?topic=3'],
  ['?topic=8', '7', '/contact-us'],
  ['?topic=', '7', '/contact-us'],
  ['', '7', '/contact-us'],
])('%j selects the topic %j', async (query, topic, action) => {
  const { form, topics } = await view(query);
  expect(topics).toHaveLength(7);
  expect([form.values['topic'], form.action]).toEqual([topic, action]);
});

test('submits to a URL in the language', async () => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  const { form, topics } = await view('?topic=1', { dealership, locale: 'es' });
  expect(topics[0]).toEqual({ value: '1', label: 'Comprar un vehículo' });
  expect(form.action).toBe('/es/contact-us?topic=1');
});

test('prefills what the visitor entered before, with a formatted phone number', async () => {
  const profile = { ...UNKNOWN_VISITOR, firstName: 'Ana', phone: '+13155550126' };
  const { form } = await view('', { visitor: { ...ANONYMOUS, profile: async () => profile } });
  expect(form.values).toEqual({ topic: '7', firstName: 'Ana', phone: '+1 (315) 555-0126' });
});

test('accepts an action and an initial message from another page', async () => {
  const options = { topic: '7', action: '/service/schedule', message: 'Service appointment' } as const;
  const { form } = await messageFormView(options, testContext());
  expect(form.action).toBe('/service/schedule');
  expect(form.values).toEqual({ topic: '7', message: 'Service appointment' });
});
