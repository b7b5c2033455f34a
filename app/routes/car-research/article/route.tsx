import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { StaticBlock } from '../../../blocks/static-block.tsx';
import { revalidateUnlessFailed } from '../../../forms/submit-or-preserve.ts';
import { headTags } from '../../../site/head/head-tags.ts';
import { bodyHtml, hasCars, hasVideo } from '../../../blocks/rich-text/body-html.server.tsx';
import styles from '../research.css?url';
import { serverRendered } from '../../../ui/server-rendered.server.ts';
import { staticHtml } from '../../../ui/static-html.server.tsx';
import { LateLinkDialogs } from '../../../vehicles/late-link-dialogs.tsx';
import { shareView } from '../share-links.server.ts';
import { ArticleLead, ArticleText, Related } from './article.tsx';
import { articleHead, articleUrl, articleView, relatedView } from './article-view.server.ts';
import { findArticle } from './find-article.server.ts';
import { Share } from './share.tsx';

const FilmPlayer = lazy(() => import('../../../ui/video-player.tsx'));

/** An article, at its own URL or at one of the aliases. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const found = await findArticle(params['slug'], new URL(request.url).search, context);
  const { article } = found;
  const [view, text, head] = await Promise.all([
    articleView(found, context),
    bodyHtml(article.body, context),
    articleHead(found, context),
  ]);
  const still = (part: ReactNode, name: string) => serverRendered(staticHtml(part, name), context);
  return {
    head,
    text: still(
      <>
        <ArticleLead view={view} />
        <ArticleText contents={view.contents} text={text} />
      </>,
      'article',
    ),
    share: shareView(article.title, articleUrl(found, context), context),
    related: still(<Related view={relatedView(found, context)} />, 'related'),
    hasFilm: hasVideo(article.body),
    hasCars: hasCars(article.body),
  };
}

export const shouldRevalidate = revalidateUnlessFailed;

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function ArticlePage() {
  const { text, share, related, hasFilm, hasCars } = useLoaderData<typeof loader>();
  return (
    <article className="article">
      <StaticBlock view={text} />
      {hasFilm && (
        <Suspense>
          <FilmPlayer />
        </Suspense>
      )}
      {hasCars && <LateLinkDialogs />}
      <Share view={share} />
      <StaticBlock view={related} />
    </article>
  );
}
