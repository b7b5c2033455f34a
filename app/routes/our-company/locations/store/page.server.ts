import { pathTo } from '@rooftop/content/page-paths';
import { orFallback } from '@rooftop/platform/or-fallback';
import { shareFacts, type SharedKind } from '#app/site/head/shared-page.ts';
import { type SitemapParts, undated } from '#app/site/sitemap/sources.server.ts';

export const sharedStore: SharedKind = {
  async find(key, { content }) {
    const stores = await orFallback(content.stores(), []);
    const found = stores.find((store) => store.key === key);
    return found && shareFacts(found.name);
  },
};

export const sitemap: SitemapParts = {
  pages: async ({ content }) =>
    undated((await orFallback(content.stores(), [])).map((store) => pathTo('location', store))),
};
