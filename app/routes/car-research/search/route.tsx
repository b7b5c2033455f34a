import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import styles from '../research.css?url';
import { serverHtml } from '#app/ui/server-html.server.tsx';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { articleSearchPath } from '../article-search.ts';
import { feedLink } from '../feed-link.server.ts';
import { ArticleSearch } from './search.tsx';
import { articleSearchView, parseArticleSearch, articleSearchHeading } from './article-search-view.server.ts';
import { research } from '../page.server.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const articleQuery = parseArticleSearch(request);
  const [view, head] = await Promise.all([
    articleSearchView(articleQuery, context),
    headOf(
      {
        title: articleSearchHeading(articleQuery, context),
        description: context.t('research.description', { name: context.dealership.name }),
        address: articleSearchPath(articleQuery),
        isIndexed: false,
        picture: research,
      },
      context,
    ),
  ]);
  return {
    head: { ...head, feed: feedLink(context) },
    announcement: `${view.lead.heading}: ${view.empty?.heading ?? view.count}`,
    found: serverHtml(<ArticleSearch view={view} />, 'found', context),
  };
}

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function ArticleSearchPage() {
  const { announcement, found } = useLoaderData<typeof loader>();
  return (
    <>
      <output className="sr-only">{announcement}</output>
      <ServerRendered of={found} />
    </>
  );
}
