import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactLead } from '../contact/contact.tsx';
import { contactLeadView } from '../contact/contact-view.server.ts';
import {
  testContent,
  testContext,
  testDealership,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { shellView } from './shell-view.server.ts';

const content = testContent({ stores: async () => [testStore()], settings: async () => testSettings() });
const dealership = testDealership({ languages: ['en', 'es'] });
const shell = await shellView(testContext({ content, dealership }), '');

const frame = (isMinimal: boolean) =>
  renderToStaticMarkup(
    <>
      <Header shell={shell} isMinimal={isMinimal} />
      <Footer shell={shell} isMinimal={isMinimal} />
    </>,
  );

test('the default layout has menus, contact details and hours', () => {
  const html = frame(false);
  for (const text of ['Shop Used Cars', 'Meet Our Team', '1290 Arsenal Street', 'Privacy Policy'])
    expect(html).toContain(text);
});

test('the minimal layout has only logo, languages, phone and the last line of the footer', () => {
  const html = frame(true);
  for (const text of ['Alpha Motors', 'Español', 'tel:+13155550126', 'Privacy Policy'])
    expect(html).toContain(text);
  for (const text of ['Shop Used Cars', 'Meet Our Team', '1290 Arsenal Street'])
    expect(html).not.toContain(text);
});

test('has no empty elements and no labels without a number for a dealership with just a name', async () => {
  const bare = testContext({ content: testContent({ stores: async () => [] }), dealership });
  const footer = renderToStaticMarkup(<Footer shell={await shellView(bare, '')} isMinimal={false} />);
  expect(footer).not.toContain('<address>');
  const view = await contactLeadView({ heading: 'Contact us', intro: 'Get in touch.' }, bare);
  expect(renderToStaticMarkup(<ContactLead view={view} />)).toBe(
    '<h1>Contact us</h1><p class="form-page-intro">Get in touch.</p>',
  );
});
