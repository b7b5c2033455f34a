import type { LeadContent } from '@rooftop/leads/lead';
import { expect, test } from 'vitest';
import { messageFormView } from '#app/forms/message-form-view.server.ts';
import { submitMessage } from '#app/site/contact/submit-message.server.ts';
import { testContent, testContext } from '../../../tests/support/website.ts';
import { claimedOffer, claimMessage, claimPath } from './claim.server.ts';
import { testOffer } from '../../../tests/support/offers.ts';

const oil = testOffer({ key: 'oil', name: '$59.95 oil change', formerKeys: ['oil-change'] });
const content = testContent({ offers: async () => [testOffer(), oil] });

test.each([
  [claimPath(oil), oil],
  ['/contact-us?offer=oil-change', oil],
  ['/contact-us?offer=nothing', undefined],
  ['/contact-us?topic=7', undefined],
])('%s is about %o', async (path, offer) => {
  const request = new Request(`http://alpha.example${path}`);
  expect(await claimedOffer(request, testContext({ content }))).toBe(offer);
});

test('names the offer in the form and in the URL it submits to', async () => {
  const context = testContext({ content });
  const { heading, form, next } = await messageFormView(claimMessage(oil, context), context);
  expect(heading).toBe('Claim “$59.95 oil change”');
  expect(next?.href).toBe('/special-offers/service/oil');
  expect(form.values).toEqual({ topic: '7', message: 'I would like to claim this offer: $59.95 oil change' });
  expect(form.action).toBe('/contact-us?topic=7&offer=oil');
});

test.each([
  [claimPath(oil), [{ name: 'Offer', value: '$59.95 oil change (oil)' }]],
  ['/contact-us?topic=7', []],
])('a message sent to %s has the details %j', async (path, details) => {
  const taken: LeadContent[] = [];
  const context = testContext({
    content,
    leads: {
      accept: async ({ content: lead }) => {
        taken.push(lead);
        return { id: 'lead-1', number: 1, code: 'LK-7Q4M', isRepeat: false, channels: ['text-mail'] };
      },
    },
  });
  const fields = {
    topic: '7',
    message: 'Hello',
    firstName: 'Ana',
    lastName: 'Lee',
    email: 'ana@visitor.example',
    phone: '3155550142',
  };
  const request = new Request(`http://alpha.example${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  await submitMessage(request, context);
  expect(taken.map((lead) => lead.details)).toEqual([details]);
});
