import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StaticBlock } from '../../blocks/static-block.tsx';
import { headTags } from '../../site/head/head-tags.ts';
import { pageHead } from '../../site/head/page-head.server.ts';
import styles from './research.css?url';
import { serverRendered } from '../../ui/server-rendered.server.ts';
import { staticHtml } from '../../ui/static-html.server.tsx';
import { feedLink } from './feed-link.server.ts';
import { Research } from './research.tsx';
import { researchView } from './research-view.server.ts';
import { research } from './page.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const [view, head] = await Promise.all([researchView(context), pageHead(research, context)]);
  return {
    head: { ...head, feed: feedLink(context) },
    research: serverRendered(staticHtml(<Research view={view} />, 'research'), context),
  };
}

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function CarResearch() {
  const { research } = useLoaderData<typeof loader>();
  return <StaticBlock view={research} />;
}
