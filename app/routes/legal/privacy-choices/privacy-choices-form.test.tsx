import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testContext, testDealership } from '../../../../tests/support/website.ts';
import { choicesView } from './choices-view.server.ts';
import { PrivacyChoicesForm } from './privacy-choices-form.tsx';

// A first input into it starts no trackers (app/site/tracking/first-input.ts).
test('the forms that opt out and choose by category are marked as taking consent', () => {
  const context = testContext({ dealership: testDealership({ cookieTier: 1 }) });
  const view = choicesView(new Request('http://alpha.example/legal/your-privacy-choices'), context);
  const forms = renderToStaticMarkup(<PrivacyChoicesForm view={view} />).match(/<form.*?<\/form>/gs) ?? [];
  const marked = forms.filter((form) => /^<form[^>]* data-takes-consent/.test(form));
  expect(marked.map((form) => /<button[^>]* value="(\w+)"/.exec(form)?.[1])).toEqual(['optOut', 'save']);
});
