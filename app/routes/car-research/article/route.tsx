import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { bodyHtml, hasCars, hasVideo } from '#app/blocks/rich-text/body-html.server.tsx';
import styles from '../research.css?url';
import { serverHtml } from '#app/ui/server-html.server.tsx';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { LateLinkDialogs } from '#app/vehicles/late-link-dialogs.tsx';
import { shareView } from '../share-links.server.ts';
import { LateVideoPlayer } from '#app/ui/media/late-video-player.tsx';
import { ArticleLead, ArticleBody, Related } from './article.tsx';
import { articleHead, articleUrl, articleView, relatedView } from './article-view.server.ts';
import { findArticle } from './find-article.server.ts';
import { Share } from './share.tsx';

/** An article, at its own URL or at one of the aliases. */
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
    text: serverHtml(
      <>
        <ArticleLead view={view} />
        <ArticleBody contents={view.contents} text={text} />
      </>,
      'article',
      context,
    ),
    share: shareView(article.title, articleUrl(found, context), context),
    related: serverHtml(<Related view={relatedView(found, context)} />, 'related', context),
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
      <ServerRendered of={text} />
      {hasFilm && <LateVideoPlayer />}
      {hasCars && <LateLinkDialogs />}
      <Share view={share} />
      <ServerRendered of={related} />
    </article>
  );
}
