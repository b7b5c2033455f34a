import { pathTo } from '@rooftop/content/page-paths';
import { shareFacts, type SharedKind } from '#app/site/head/shared-page.ts';
import { type SitemapParts, undated } from '#app/site/sitemap/sources.server.ts';
import { helpSections } from '../help-sections.server.ts';

export const sharedCategory: SharedKind = {
  async find(key, context) {
    const found = (await helpSections(context)).find(({ slug }) => slug === key);
    return found && shareFacts(found.title);
  },
};

export const sitemap: SitemapParts = {
  categories: async (context) =>
    undated(
      (await helpSections(context)).flatMap(({ slug, questions }) =>
        questions.length === 0 ? [] : [pathTo('help-category', { category: slug })],
      ),
    ),
};
