import type { Article } from '@rooftop/content/documents/article/article';
import type { RequestContext } from '#app/context.server.ts';
import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import type { Crumb } from '#app/ui/crumbs/crumbs.tsx';
import { categoryName } from '../article-card-view.server.ts';
import { articleText } from '#app/site/articles/article-text.server.ts';
import { lastChange } from '#app/site/articles/published-articles.server.ts';
import type { BylineView } from './byline.server.ts';

/** In pixels. */
const IMAGE_WIDTH = 1200;

/**
 * Structured data for an article (https://schema.org/Article) and its breadcrumbs.
 * @param url Absolute URL of the article.
 */
export function articleJsonLd(
  article: Article,
  by: BylineView,
  { url, crumbs }: { readonly url: string; readonly crumbs: readonly Crumb[] },
  context: RequestContext,
): object {
  const { dealership, imageUrl, locale, origin, href } = context;
  const { title, summary, image, publishedOn } = article;
  const absolute = (address: string) => new URL(address, origin).href;
  const home = absolute(href('/') ?? '/');
  const publisher = { '@type': 'AutoDealer', '@id': `${home}#dealership`, name: dealership.name, url: home };
  const author = {
    '@type': 'Person',
    ...(by.href !== null && { '@id': `${absolute(by.href)}#person`, url: absolute(by.href) }),
    name: by.name,
    worksFor: publisher,
  };
  const { words, minutes } = articleText(article);
  const facts = {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    description: summary ?? undefined,
    image: image === null ? undefined : absolute(imageUrl(image, { width: IMAGE_WIDTH })),
    datePublished: publishedOn,
    dateModified: lastChange(article),
    author: by.isPerson ? author : publisher,
    publisher,
    articleSection: categoryName(article.category, context),
    wordCount: words,
    timeRequired: `PT${minutes}M`,
    inLanguage: locale,
    mainEntityOfPage: url,
  };
  return { '@context': 'https://schema.org', '@graph': [facts, breadcrumbList(crumbs, url)] };
}
