import { LANGUAGES } from '@rooftop/tenancy/languages';
import type { PageDefinition } from '#app/site/pages/define-page.ts';
import type { SiteRequest } from '../site-request.ts';
import { type InlineScripts, type PolicyOptions, pagePolicy } from './security-headers.ts';
import { chatOfPage, sourcesOfPage } from './tracker-sources.ts';

interface PagePolicyOptions extends Pick<PolicyOptions, 'imageHosts' | 'https' | 'development'> {
  readonly pages: readonly Pick<PageDefinition, 'paths' | 'isFrame'>[];
}

/** IDs of the routes, in any language, that are forms in a frame. */
const frameRoutes = (pages: PagePolicyOptions['pages']): ReadonlySet<string> =>
  new Set(
    pages
      .filter(({ isFrame }) => isFrame)
      .flatMap(({ paths }) => Object.keys(paths))
      .flatMap((id) => [id, ...LANGUAGES.map((language) => `${language}/${id}`)]),
  );

/**
 * Creates the function that makes the content policy of a rendered page. What the page may load of others follows from
 * its definition (`isFrame` of the route that Remix found), its frames and its URL.
 */
export function createPagePolicy({ pages, ...options }: PagePolicyOptions) {
  const inFrames = frameRoutes(pages);
  return (
    scripts: InlineScripts,
    siteRequest: Pick<SiteRequest, 'route' | 'frames' | 'hasTicket' | 'dealership' | 'preview'>,
  ): string => {
    const page = { ...siteRequest, isFrame: inFrames.has(siteRequest.route) };
    return pagePolicy({
      ...options,
      scripts,
      frames: siteRequest.frames,
      chat: chatOfPage(page),
      trackers: sourcesOfPage(page),
      studioOrigin: siteRequest.preview?.studioOrigin,
    });
  };
}
