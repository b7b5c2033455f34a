import { localDate } from '@rooftop/tenancy/calendar';
import { pathTo } from '@rooftop/content/page-paths';
import { shareFacts, type SharedKind } from '#app/site/head/shared-page.ts';
import { listed, type SitemapParts } from '#app/site/sitemap/sources.server.ts';
import { legalPages } from './legal-pages.server.ts';
import { versionTimeline } from './legal-versions.ts';

export const sharedDocument: SharedKind = {
  async find(key, context) {
    const found = (await legalPages(context)).find(({ kind }) => kind === key);
    return found && shareFacts(found.title);
  },
};

/** Legal documents with their effective dates. */
export const sitemap: SitemapParts = {
  pages: async (context) => {
    const today = localDate(context.dealership.timeZone, context.now);
    return listed(
      (await legalPages(context)).map(({ kind, versions }) => ({
        path: pathTo('legal-document', { kind }),
        lastModified: versionTimeline(versions, today).current?.effectiveFrom ?? null,
      })),
    );
  },
};
