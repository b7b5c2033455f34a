import type { MetaDescriptor } from '#app/framework.server.ts';
import type { PageHead } from './page-head.server.ts';

/** Spec 4, robots: links may be followed, and snippets and previews have no size limits. */
const ROBOTS = 'follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1';

/** The robots tag of a page, also of one without a head of its own. */
export const robotsTag = (isIndexed: boolean) => ({
  name: 'robots',
  content: `${isIndexed ? 'index' : 'noindex'}, ${ROBOTS}`,
});

const link = (rel: string, href: string, rest: Readonly<Record<string, string>> = {}): MetaDescriptor => ({
  tagName: 'link',
  rel,
  href,
  ...rest,
});

const property = (name: string, content: string | null): MetaDescriptor[] =>
  content === null ? [] : [{ property: name, content }];

/** Open Graph tags of an article: https://ogp.me/#type_article. */
const articleTags = ({ publishedOn, updatedOn, section, author }: NonNullable<PageHead['article']>) => [
  ...property('article:published_time', publishedOn),
  ...property('article:modified_time', updatedOn),
  ...property('article:section', section),
  ...property('article:author', author),
];

/** Meta tags of a page. */
export function headTags({
  title,
  description,
  siteName,
  locale,
  canonical,
  isIndexed,
  alternates,
  image,
  feed,
  article,
}: PageHead): MetaDescriptor[] {
  const [first] = alternates;
  return [
    { title },
    ...(description === null
      ? []
      : [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]),
    robotsTag(isIndexed),
    link('canonical', canonical),
    ...alternates.map(({ language, href }) => link('alternate', href, { hrefLang: language })),
    ...(first === undefined ? [] : [link('alternate', first.href, { hrefLang: 'x-default' })]),
    ...(feed === undefined
      ? []
      : [link('alternate', feed.href, { type: 'application/rss+xml', title: feed.title })]),
    { property: 'og:type', content: article === undefined ? 'website' : 'article' },
    ...(article === undefined ? [] : articleTags(article)),
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: `${locale}_US` },
    { property: 'og:image', content: image.href },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
