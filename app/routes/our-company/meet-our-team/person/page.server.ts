import { pathTo } from '@rooftop/content/page-paths';
import { orFallback } from '@rooftop/platform/or-fallback';
import { shareFacts, type SharedKind } from '#app/site/head/shared-page.ts';
import { type SitemapParts, undated } from '#app/site/sitemap/sources.server.ts';
import { nameOf } from '../staff-card-view.server.ts';

export const sharedPerson: SharedKind = {
  async find(key, { content }) {
    const staff = await orFallback(content.staff(), []);
    const found = staff.find(({ slug }) => slug === key);
    return found && shareFacts(nameOf(found), found.image);
  },
};

export const sitemap: SitemapParts = {
  'team-members': async ({ content }) =>
    undated((await content.staff()).map((member) => pathTo('team-member', member))),
};
