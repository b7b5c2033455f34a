import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { PageBlock } from '#app/blocks/block.tsx';
import { blockViews } from '#app/blocks/block-views.server.ts';
import { shownArms, shownBlocks } from '@rooftop/platform/experiments/shown-blocks';
import { revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { pageHead } from '#app/site/head/page-head.server.ts';
import { homeData } from '#app/site/head/structured-data.server.ts';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { homeBlocks } from './home-view.server.ts';
import { home } from '#app/site/head/home.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { content, dealership } = context;
  const [page, settings, head, structured] = await Promise.all([
    content.homePage(),
    content.settings(),
    pageHead(home, context),
    homeData(context),
  ]);
  return {
    head,
    structured: serverRendered(structured, context),
    name: dealership.name,
    blocks: await blockViews(
      shownBlocks(homeBlocks(page, settings, context), context),
      context,
      page === null ? undefined : { id: page.id, type: 'homePage' },
    ),
    arms: shownArms(page?.blocks ?? [], context),
  };
}

export const shouldRevalidate = revalidateUnlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function Home() {
  const { name, blocks, structured } = useLoaderData<typeof loader>();
  const hasHeading = blocks.some((block) => block.type === 'heroSlides' && block.view.isLead);
  return (
    <>
      {!hasHeading && <h1 className="sr-only">{name}</h1>}
      {blocks.map((block) => (
        <PageBlock key={block.key} block={block} />
      ))}
      <ServerRendered of={structured}>{(facts) => <JsonLd of={facts} />}</ServerRendered>
    </>
  );
}
