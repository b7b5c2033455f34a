import { ARTICLE_CATEGORIES } from './article.ts';
import { choices } from '../../objects/fields/titled-choices.ts';

export const articleCategoryChoices = choices(ARTICLE_CATEGORIES, {
  'car-advice-education': 'Car advice',
  'staff-reviews': 'Staff reviews',
  faqs: 'Common questions',
  news: 'News',
  'community-outreach': 'In the community',
});
