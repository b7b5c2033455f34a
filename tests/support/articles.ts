import type { Article } from '@rooftop/content/documents/article/article';
import type { Body } from '@rooftop/content/objects/texts/body';

/** Rich text of the paragraphs. A paragraph that begins with `## ` or `### ` becomes a heading. */
export const testBody = (...paragraphs: string[]): Body =>
  paragraphs.map((paragraph, at) => {
    const [, signs = '', text = ''] = /^(#{2,3} )?(.*)$/s.exec(paragraph) ?? [];
    return {
      _type: 'block',
      _key: `p${at}`,
      style: signs === '## ' ? 'h2' : signs === '### ' ? 'h3' : 'normal',
      children: [{ _type: 'span', _key: 's', text, marks: [] }],
      markDefs: [],
    };
  });

/** An article with all required fields, published before the tests' date. */
export const testArticle = (fields: Partial<Article> = {}): Article => ({
  id: `article-${fields.slug ?? 'oil-changes'}`,
  slug: 'oil-changes',
  formerSlugs: [],
  title: 'Oil changes',
  summary: null,
  category: 'car-advice-education',
  image: null,
  author: null,
  publishedOn: '2026-10-01',
  updatedOn: null,
  body: testBody('Change the oil.'),
  related: [],
  ...fields,
});
