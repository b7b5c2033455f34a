import type { RequestContext } from '../../../context.server.ts';
import { headOf, type PageHead } from '../../../head/page-head.server.ts';
import { headingsOf } from '../../../ui/body.ts';
import { type PictureView, pictureView } from '../../../ui/picture-view.server.ts';
import type { Crumb } from '../../../vehicles/crumbs.tsx';
import {
  type ArticleCardView,
  articleCardView,
  type ArticleFacts,
  articleFacts,
  categoryName,
} from '../article-card-view.server.ts';
import { type DayView, dayView } from '../article-day.server.ts';
import { articlePath } from '../article-path.ts';
import { feedLink } from '../feed-link.server.ts';
import { relatedArticles } from '../related-articles.server.ts';
import { researchCrumbs } from '../research-lead-view.server.ts';
import { articleJsonLd } from './article-json-ld.server.ts';
import { type BylineView, bylineView } from './byline.server.ts';
import type { ContentsView } from './contents.tsx';
import type { FoundArticle } from './find-article.server.ts';

/** Headings that are worth a table of contents. */
const FEWEST_HEADINGS = 3;

/** An article's page but for the ways to share it. */
export interface ArticleView extends ArticleFacts {
  readonly crumbs: readonly Crumb[];
  readonly crumbsLabel: string;
  readonly title: string;
  readonly summary: string | null;
  readonly picture: PictureView | null;
  readonly by: BylineView;
  /** null: never since it came out */
  readonly updated: DayView | null;
  readonly words: { readonly by: string; readonly published: string; readonly updated: string };
  /** null: too short to need one */
  readonly contents: ContentsView | null;
  readonly structured: object;
}

/** What to read next. */
export interface RelatedView {
  readonly heading: string;
  readonly articles: readonly ArticleCardView[];
}

/** The address that an article goes by, absolute. */
export const articleUrl = (
  { article }: Pick<FoundArticle, 'article'>,
  { href, origin }: Pick<RequestContext, 'href' | 'origin'>,
): string => origin + (href(articlePath(article)) ?? '');

export async function articleView(found: FoundArticle, context: RequestContext): Promise<ArticleView> {
  const { article } = found;
  const { imageUrl, locale, say } = context;
  const { title, summary, image, updatedOn, body } = article;
  const crumbs = researchCrumbs(title, context);
  const by = await bylineView(article, context);
  const headings = headingsOf(body);
  return {
    ...articleFacts(article, context),
    crumbs,
    crumbsLabel: say('crumbs.label'),
    title,
    summary,
    picture: image && pictureView(image, imageUrl),
    by,
    updated: updatedOn === null ? null : dayView(updatedOn, locale),
    words: { by: say('research.by'), published: say('research.published'), updated: say('research.updated') },
    contents: headings.length < FEWEST_HEADINGS ? null : { label: say('research.contents'), headings },
    structured: articleJsonLd(article, by, { url: articleUrl(found, context), crumbs }, context),
  };
}

export const relatedView = ({ article, published }: FoundArticle, context: RequestContext): RelatedView => ({
  heading: context.say('research.related'),
  articles: relatedArticles(article, published).map((one) => articleCardView(one, context)),
});

/** What stands in the head of an article's page: its own address, whichever it was asked for at. */
export async function articleHead({ article }: FoundArticle, context: RequestContext): Promise<PageHead> {
  const { title, summary, category, publishedOn, updatedOn } = article;
  const [head, by] = await Promise.all([
    headOf(
      {
        title,
        description: summary,
        address: articlePath(article),
        isIndexed: true,
        picture: { of: 'article', key: article.slug },
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
