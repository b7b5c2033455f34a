import type { Faq } from '@rooftop/content/documents/faq/faq';
import type { HelpCategory } from '@rooftop/content/documents/help-category/help-category';
import { describe, expect, test } from 'vitest';
import type { HelpVote } from '@rooftop/platform/help-votes/help-votes';
import { testContent, testContext, testDealership } from '../../../tests/support/website.ts';
import { testArticle } from '../../../tests/support/articles.ts';
import { helpCategoryView, findSection } from './category/category-view.server.ts';
import { submitVote } from './category/submit-vote.server.ts';
import { requestedQuery, helpCenterView } from './help-center-view.server.ts';
import { answerId } from './answer-path.ts';
import { helpSections } from './help-sections.server.ts';

const faq = (id: string, fields: Partial<Faq> = {}, text = `Answer to ${id}.`): Faq => ({
  id,
  question: `Question ${id}?`,
  answer: [
    { _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 's', text, marks: [] }], markDefs: [] },
  ],
  places: ['home'],
  helpCategory: null,
  ...fields,
});
const category = (slug: string, fields: Partial<HelpCategory> = {}): HelpCategory => ({
  id: `helpCategory-${slug}`,
  slug,
  title: `About ${slug}`,
  text: null,
  icon: null,
  ...fields,
});

type Fields = Parameters<typeof testContext>[0];
const contextOf = (faqs: readonly Faq[], categories: readonly HelpCategory[] = [], fields: Fields = {}) =>
  testContext({
    content: testContent({ faqs: async () => faqs, helpCategories: async () => categories }),
    ...fields,
  });

describe('help categories', () => {
  const parts = async (...args: Parameters<typeof contextOf>) =>
    (await helpSections(contextOf(...args)))
      .filter(({ questions }) => questions.length > 0)
      .map(({ slug, questions }) => `${slug}: ${questions.map(({ id }) => id).join()}`);

  test('are the ones that editors created, with the questions assigned to them', async () => {
    const faqs = [faq('1', { helpCategory: 'money' }), faq('2'), faq('3', { helpCategory: 'money' })];
    expect(await parts(faqs, [category('money'), category('cars')])).toEqual(['money: 1,3']);
  });

  test('come from places when no question has a category, with each question in one category', async () => {
    const faqs = [
      faq('1', { places: ['home', 'financing'] }),
      faq('2', { places: ['protection'] }),
      faq('3', { places: ['contact'] }),
      faq('4', { places: [] }),
    ];
    const expected = ['financing: 1', 'protection: 2', 'general: 3'];
    expect(await parts(faqs)).toEqual(expected);
    expect(await parts(faqs, [category('money')])).toEqual(expected);
  });

  test('leave out questions with an empty answer', async () => {
    expect(await parts([faq('1', {}, ' ')])).toEqual([]);
  });
});

describe('the first page', () => {
  const faqs = [
    faq('1', { helpCategory: 'money', question: 'What is APR?' }, 'The yearly cost of a loan.'),
    faq('2', { helpCategory: 'money', question: 'Do I need credit?' }, 'No. Ask us about a loan.'),
    faq('3', { helpCategory: 'cars', question: 'May I drive it?' }, 'Yes, for thirty days.'),
  ];
  const view = (query: string, fields: Fields = {}) =>
    helpCenterView(query, contextOf(faqs, [category('money'), category('cars'), category('none')], fields));

  test('counts questions, leaves out empty categories and lists the first question of each category first', async () => {
    const { sections, commonQuestions, found } = await view('');
    expect(sections.map(({ title, count, href }) => [title, count, href])).toEqual([
      ['About money', '2 questions', '/help-center/money'],
      ['About cars', '1 question', '/help-center/cars'],
    ]);
    expect(commonQuestions?.links.map(({ href }) => href)).toEqual([
      '/help-center/money#answer-1',
      '/help-center/cars#answer-3',
      '/help-center/money#answer-2',
    ]);
    expect(found).toBeNull();
  });

  test.each([
    ['loan', ['#answer-1', '#answer-2'], 'Results for “loan”'],
    ['APR loans', ['#answer-1', '#answer-2'], 'Results for “APR loans”'],
    ['what is the yearly price of a loan', ['#answer-1'], 'Results for “what is the yearly price of a loan”'],
    ['tires', [], 'No results for “tires”'],
    ['thirty', ['#answer-3'], 'Results for “thirty”'],
    ['?!', [], 'No results for “?!”'],
  ])('search for %j', async (query, ends, heading) => {
    const { found, commonQuestions } = await view(query);
    expect([found?.heading, commonQuestions === null]).toEqual([heading, ends.length > 0]);
    expect(found?.answers.map(({ href }) => href.slice(href.indexOf('#'))).toSorted()).toEqual(ends);
  });

  test('finds articles, too', async () => {
    const articles = [
      testArticle({ slug: 'loans', title: 'Loans' }),
      testArticle({ slug: 'oil', title: 'Oil' }),
      testArticle({ slug: 'coming', title: 'Loans', publishedOn: '2027-01-01' }),
    ];
    const content = testContent({ faqs: async () => faqs, articles: async () => articles });
    const foundBy = async (query: string) => (await helpCenterView(query, testContext({ content }))).found;
    expect((await foundBy('loan'))?.articles?.links).toEqual([
      { label: 'Loans', href: '/car-research/loans' },
    ]);
    expect((await foundBy('thirty'))?.articles).toBeNull();
    expect((await foundBy('?!'))?.articles).toBeNull();
  });

  test('links to answers in the language of the page', async () => {
    const dealership = testDealership({ languages: ['en', 'es'] });
    const { found } = await view('thirty', { dealership, locale: 'es' });
    expect(found?.answers[0]?.href).toBe('/es/help-center/cars#answer-3');
  });

  test.each([
    ['', ''],
    ['?q=%20%20', ''],
    ['?q=%20a%20b%20', 'a b'],
    [`?q=${'x'.repeat(500)}`, 'x'.repeat(200)],
  ])('parses %j as the query %j', (query, commonQuestions) => {
    expect(requestedQuery(new Request(`http://alpha.example/help-center${query}`))).toBe(commonQuestions);
  });

  test('links to the contact page when the dealership has written nothing', async () => {
    const { sections, commonQuestions, lead } = await helpCenterView('', testContext());
    expect([sections, commonQuestions, lead.contact.href]).toEqual([[], null, '/contact-us?topic=7']);
  });
});

test.each([
  ['faq-1', 'answer-faq-1'],
  ['faq.x y', 'answer-faq-x-y'],
])('the answer to %s is at #%s', (id, fragment) => {
  expect(answerId(id)).toBe(fragment);
});

describe('a help category', () => {
  const faqs = [faq('1', { helpCategory: 'money' }), faq('2', { helpCategory: 'cars' })];
  const context = contextOf(faqs, [category('money'), category('cars'), category('empty')]);
  const view = async (slug: string, query = '') => {
    const found = await findSection(slug, context);
    return (
      found &&
      helpCategoryView(found, new Request(`http://alpha.example/help-center/${slug}${query}`), context)
    );
  };

  test('has structured data with its questions and breadcrumbs', async () => {
    expect((await view('money'))?.structured).toMatchObject({
      '@graph': [
        { '@type': 'BreadcrumbList' },
        {
          '@type': 'FAQPage',
          mainEntity: [{ '@type': 'Question', acceptedAnswer: { text: '<p>Answer to 1.</p>' } }],
        },
      ],
    });
  });

  test('without questions says so and has no FAQPage data', async () => {
    const empty = await view('empty');
    expect(empty?.empty).toContain('Ask us');
    expect(JSON.stringify(empty?.structured)).not.toContain('FAQPage');
    expect(empty?.others?.links.map(({ label }) => label)).toEqual(['About money', 'About cars']);
  });

  test('is undefined if it does not exist', async () => {
    expect([await view('nothing'), await findSection(undefined, context)]).toEqual([undefined, undefined]);
  });

  test('thanks the visitor who voted', async () => {
    const isVoted = async (query: string) =>
      (await view('money', query))?.questions.map((one) => one.isVoted);
    expect([await isVoted('?thanks=1'), await isVoted('?thanks=2'), await isVoted('')]).toEqual([
      [true],
      [false],
      [false],
    ]);
  });
});

describe('a vote', () => {
  async function vote(fields: Record<string, string>, own: Fields = {}) {
    const votes: HelpVote[] = [];
    const counted: string[] = [];
    const context = contextOf([faq('1', { helpCategory: 'money' })], [category('money')], {
      client: { cookies: null, ipAddress: '203.0.113.7', userAgent: 'Mozilla/5.0' },
      helpVotes: { add: async (one) => void votes.push(one) },
      limits: {
        count: async (limit, ...parts) => {
          counted.push([limit, ...parts].join(' '));
          return { times: 1, isOver: false, retryAfterSeconds: 1 };
        },
      },
      ...own,
    });
    const found = await findSection('money', context);
    if (found === undefined) throw new Error('no part');
    const body = new URLSearchParams(fields);
    const request = new Request('http://alpha.example/help-center/money', { method: 'POST', body });
    const answer = await submitVote(found.section, request, context).catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw answer;
    return { status: answer.status, to: answer.headers.get('location'), votes, counted };
  }
  const yes = { question: '1', helpful: 'yes' };
  const thanked = { status: 303, to: '/help-center/money?thanks=1#answer-1' };

  test('is counted by question, language and day, and redirects to the answer', async () => {
    expect(await vote(yes)).toEqual({
      ...thanked,
      votes: [
        { dealership: 'dealership-alpha', question: '1', language: 'en', day: '2026-11-23', isHelpful: true },
      ],
      counted: [
        'helpVotes caller dealership-alpha 203.0.113.7',
        'helpVotesOfBrowser each dealership-alpha 1 203.0.113.7 Mozilla/5.0',
        'helpVotes tenant dealership-alpha',
      ],
    });
  });

  test.each(['helpVotes caller', 'helpVotesOfBrowser each'])(
    'one caller above %s uses up nothing of the dealership’s',
    async (used) => {
      const counted: string[] = [];
      const count = async (limit: string, share: string) => {
        const name = `${limit} ${share}`;
        counted.push(name);
        return { times: 2, isOver: name === used, retryAfterSeconds: 1 };
      };
      expect(await vote(yes, { limits: { count } })).toMatchObject({ ...thanked, votes: [] });
      expect(counted).not.toContain('helpVotes tenant');
    },
  );

  test.each([
    ['a repeated vote', true],
    ['a vote while the counter is unavailable', false],
  ])('%s gets thanks but is not counted', async (_, answers) => {
    const troubles: unknown[] = [];
    const count = async () => {
      if (!answers) throw new Error('no database');
      return { times: 2, isOver: true, retryAfterSeconds: 1 };
    };
    const own = { limits: { count }, report: (error: unknown) => void troubles.push(error) };
    expect(await vote(yes, own)).toMatchObject({ ...thanked, votes: [] });
    expect(troubles).toHaveLength(answers ? 0 : 1);
  });

  test.each([
    [{ question: '2', helpful: 'yes' }],
    [{ question: '1', helpful: 'perhaps' }],
    [{ helpful: 'yes' }],
    [{}],
  ])('rejects %j', async (fields) => {
    expect(await vote(fields)).toMatchObject({ status: 400, votes: [] });
  });
});
