import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { headTags } from '../../../head/head-tags.ts';
import { bodyHtml, hasFilm } from '../../../ui/body-html.server.tsx';
import { RenderedProse } from '../../../ui/prose.tsx';
import styles from '../../../styles/research/research.css?url';
import { serverRendered } from '../../../ui/server-rendered.server.ts';
import { ServerRendered } from '../../../ui/server-rendered.tsx';
import { shareView } from '../share-links.server.ts';
import { ArticleLead, Related } from './article.tsx';
import { articleHead, articleUrl, articleView, relatedView } from './article-view.server.ts';
import { Contents } from './contents.tsx';
import { findArticle } from './find-article.server.ts';
import { Share } from './share.tsx';

const FilmPlayer = lazy(() => import('../../../ui/film-player.tsx'));

/** An article, at its own address or at one of the aliases. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const found = await findArticle(params['slug'], new URL(request.url).search, context);
  const { article } = found;
  const [view, text, head] = await Promise.all([
    articleView(found, context),
    bodyHtml(article.body, context),
    articleHead(found, context),
  ]);
  return {
    head,
    lead: serverRendered(view, context),
    body: serverRendered({ contents: view.contents, text }, context),
    share: shareView(article.title, articleUrl(found, context), context),
    related: serverRendered(relatedView(found, context), context),
    hasFilm: hasFilm(article.body),
  };
}

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function ArticlePage() {
  const { lead, body, share, related, hasFilm } = useLoaderData<typeof loader>();
  return (
    <article className="article">
      <ServerRendered of={lead} as="header" className="article-lead">
        {(view) => <ArticleLead view={view} />}
      </ServerRendered>
      <ServerRendered of={body} className="article-body">
        {({ contents, text }) => (
          <>
            {contents !== null && <Contents view={contents} />}
            {text !== null && <RenderedProse of={text} />}
          </>
        )}
      </ServerRendered>
      {hasFilm && (
        <Suspense>
          <FilmPlayer />
        </Suspense>
      )}
      <Share view={share} />
      <ServerRendered of={related}>{(view) => <Related view={view} />}</ServerRendered>
    </article>
  );
}
