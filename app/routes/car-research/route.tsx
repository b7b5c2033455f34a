import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { pageHead } from '#app/site/head/page-head.server.ts';
import styles from './research.css?url';
import { serverHtml } from '#app/ui/server-html.server.tsx';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { feedLink } from './feed-link.server.ts';
import { Research } from './research.tsx';
import { researchView } from './research-view.server.ts';
import { research } from './page.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const [view, head] = await Promise.all([researchView(context), pageHead(research, context)]);
  return {
    head: { ...head, feed: feedLink(context) },
    research: serverHtml(<Research view={view} />, 'research', context),
  };
}

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function CarResearch() {
  const { research } = useLoaderData<typeof loader>();
  return <ServerRendered of={research} />;
}
