import { TENANCY } from '@rooftop/content/documents/dealership/editor-fields';
import { createContent } from '@rooftop/content/create-content';
import { startTestLake } from '../support/lake/lake.ts';
import type { Language } from '@rooftop/tenancy/languages';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  articleSearchView,
  parseArticleSearch,
} from '#app/routes/car-research/search/article-search-view.server.ts';
import { helpCenterView } from '#app/routes/help-center/help-center-view.server.ts';
import { testContext, testDealership } from '../support/website.ts';
import { readKits } from '../../scripts/seed/read-kits.ts';
import { seedContent } from '../../scripts/seed/seed-content.ts';
import { renderSmall } from '../support/small-pictures.ts';

// Tests searches in shoppers' own words over the shipped articles and FAQs.
const running = new AsyncDisposableStack();
let contextOf: (slug: string, language: Language) => ReturnType<typeof testContext>;

beforeAll(async () => {
  const lake = await startTestLake({ tenancy: TENANCY });
  running.defer(() => lake.stop());
  await seedContent({
    client: lake.administrator,
    ...(await readKits()),
    render: renderSmall,
    reset: false,
  });
  const content = createContent({ client: lake.administrator, log: pino({ level: 'silent' }) });
  running.defer(() => content.close());
  contextOf = (slug, locale) =>
    testContext({
      content: content.forDealership(`dealership-${slug}`, { language: locale }),
      dealership: testDealership({ languages: ['en', 'es'] }),
      locale,
    });
}, 120_000);
afterAll(() => running.disposeAsync());

const found = async (slug: string, language: Language, query: string) => {
  const context = contextOf(slug, language);
  const request = new Request(`http://${slug}.example/?${new URLSearchParams({ q: query })}`);
  const articles = (await articleSearchView(parseArticleSearch(request), context)).results;
  const answers = (await helpCenterView(query, context)).found?.answers ?? [];
  return {
    articles: articles.slice(0, 3).map(({ title }) => title.map(({ text }) => text).join('')),
    answers: answers.slice(0, 3).map(({ question }) => question.map(({ text }) => text).join('')),
  };
};

describe('the answer is among the first three results', () => {
  test.each([
    ['oil change', 'en', /^How often does my car need oil/],
    ['return', 'en', /^Can I return the car/],
    ['how long does financing take', 'en', /^How long does an answer take/],
    ['down payment', 'en', /^How much should I put down/],
    ['warrenty on repairs', 'en', /^How long are repairs guaranteed/],
    ['cambio de aceite', 'es', /^¿Cada cuánto necesita aceite/],
    ['cuánto tardan en responder', 'es', /^¿Cuánto tarda la respuesta/],
    ['cuanto enganche', 'es', /^¿Cuánto enganche debo dar/],
  ] as const)('%j in %s: FAQs', async (query, language, question) => {
    expect((await found('lakeshore', language, query)).answers).toContainEqual(
      expect.stringMatching(question),
    );
  });

  test.each([
    ['lease vs buy', 'en', /^Leasing or buying/],
    ['what is the best time to change oil', 'en', /^How often to change your oil/],
    ['EV', 'en', /^Used hybrids and electric cars/],
    ['hybird', 'en', /^Used hybrids/],
    ['warrenty', 'en', /certified/],
    ['finance', 'en', /credit score/],
    ['financing', 'en', /credit score/],
    ['trade in with negative equity', 'en', /^Can I trade in a car I still owe/],
    ['papers to sell', 'en', /^Which documents/],
    ['documents', 'en', /^Which documents/],
    ['batería híbrido', 'es', /^Híbridos y eléctricos/],
    ['bateria hibrido', 'es', /^Híbridos y eléctricos/],
    ['cada cuanto se cambia el aceite', 'es', /^Cada cuánto cambiar el aceite/],
    ['llanta', 'es', /^Llantas de invierno/],
  ] as const)('%j in %s: articles', async (query, language, title) => {
    expect((await found('lakeshore', language, query)).articles).toContainEqual(expect.stringMatching(title));
  });
});

test('the help center mentions a warranty or plan only where it is offered, with its terms', async () => {
  const answersOf = async (slug: string, query: string) =>
    (await helpCenterView(query, contextOf(slug, 'en'))).found?.answers.map(({ question, snippet }) =>
      [...question, ...snippet].map(({ text }) => text).join(''),
    );
  expect(await answersOf('north-country', 'lifetime engine warranty')).toContainEqual(
    expect.stringMatching(/^What is the lifetime engine warranty/),
  );
  expect(await answersOf('north-country', 'maintenance plan visits')).toContainEqual(
    expect.stringMatching(/^What does the maintenance plan include.*two service visits/is),
  );
});
