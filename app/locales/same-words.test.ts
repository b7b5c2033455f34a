/** The website words what the Studio offers. These tests keep the words equal. */
import { articleCategoryChoices } from '@rooftop/content/documents/article/article-choices';
import { sortChoices } from '@rooftop/content/documents/dealership/settings/settings-choices';
import { conditionChoices } from '@rooftop/content/documents/offer/offer-choices';
import { reviewCategoryChoices } from '@rooftop/content/documents/review/review-choices';
import { staffDepartmentChoices } from '@rooftop/content/documents/staff-member/staff-member-choices';
import { TOPIC_NAMES } from '@rooftop/forms/contact-topics';
import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };

const texts = new Map(Object.entries(en));

test.each<
  [what: string, key: string, choices: readonly { readonly value: string; readonly title: string }[]]
>([
  ['categories of articles', 'research.category.', articleCategoryChoices],
  ['categories of reviews', 'reviews.', reviewCategoryChoices],
  ['sorts', 'sorts.', sortChoices],
  ['conditions', 'conditions.', conditionChoices],
  ['departments of the team', 'team.', staffDepartmentChoices],
  [
    'topics of messages',
    'contact.topic',
    Object.entries(TOPIC_NAMES).map(([value, title]) => ({ value, title })),
  ],
])('%s have the names in the Studio that shoppers read', (_what, key, choices) => {
  expect(choices).toEqual(choices.map(({ value }) => ({ value, title: texts.get(key + value) })));
});
