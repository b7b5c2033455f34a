import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { headOf, type PageHead } from '#app/site/head/page-head.server.ts';
import { headingsOf } from '#app/blocks/rich-text/body.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { articleCardView, articleFacts, categoryName } from '../article-card-view.server.ts';
import { dayView } from '../article-day.server.ts';
import { feedLink } from '../feed-link.server.ts';
import { relatedArticles } from '../related-articles.server.ts';
import { researchCrumbs } from '../research-lead-view.server.ts';
import { articleJsonLd } from './article-json-ld.server.ts';
import { bylineView } from './byline.server.ts';
import type { FoundArticle } from './find-article.server.ts';
import { sharedArticle } from './page.server.ts';

/** Minimum number of headings for a table of contents. */
const FEWEST_HEADINGS = 3;

/** An article's page, except for the share links. */
export type ArticleView = Awaited<ReturnType<typeof articleView>>;

/** Related articles. */
export type RelatedView = ReturnType<typeof relatedView>;

/** Absolute canonical URL of the article. */
export const articleUrl = (
  { article }: Pick<FoundArticle, 'article'>,
  { href, origin }: Pick<RequestContext, 'href' | 'origin'>,
): string => origin + (href(pathTo('car-research/article', article)) ?? '');

export async function articleView(found: FoundArticle, context: RequestContext) {
  const { article } = found;
  const { imageUrl, locale, t } = context;
  const { title, summary, image, updatedOn, body } = article;
  const crumbs = researchCrumbs(title, context);
  const by = await bylineView(article, context);
  const headings = headingsOf(body);
  return {
    ...articleFacts(article, context),
    crumbs,
    crumbsLabel: t('crumbs.label'),
    title,
    summary,
    picture: image && pictureView(image, imageUrl),
    by,
    /** Null if it has not been updated since publication. */
    updated: updatedOn === null ? null : dayView(updatedOn, locale),
    words: { by: t('research.by'), published: t('research.published'), updated: t('research.updated') },
    /** Null if the article is too short for a table of contents. */
    contents: headings.length < FEWEST_HEADINGS ? null : { label: t('research.contents'), headings },
    structured: articleJsonLd(article, by, { url: articleUrl(found, context), crumbs }, context),
  };
}

export const relatedView = ({ article, published }: FoundArticle, context: RequestContext) => ({
  heading: context.t('research.related'),
  articles: relatedArticles(article, published).map((one) => articleCardView(one, context)),
});

/** Head of an article's page. The canonical URL is the article's own, whichever alias was requested. */
export async function articleHead({ article }: FoundArticle, context: RequestContext): Promise<PageHead> {
  const { title, summary, category, publishedOn, updatedOn } = article;
  const [head, by] = await Promise.all([
    headOf(
      {
        title,
        description: summary,
        address: pathTo('car-research/article', article),
        isIndexed: true,
        picture: { of: sharedArticle, key: article.slug },
      },
      context,
    ),
    bylineView(article, context),
  ]);
  return {
    ...head,
    feed: feedLink(context),
    article: {
      publishedOn,
      updatedOn,
      section: categoryName(category, context),
      author: by.href === null ? null : new URL(by.href, context.origin).href,
    },
  };
}
