import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Block } from '../../blocks/block.tsx';
import { blockViews } from '../../blocks/block-views.server.ts';
import { homeBlocks, homeTitle } from './home-view.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { content, dealership, origin } = context;
  const [page, stores, settings] = await Promise.all([
    content.homePage(),
    content.stores(),
    content.settings(),
  ]);
  return {
    name: dealership.name,
    title: page?.title ?? homeTitle(stores, context),
    description: page?.description ?? null,
    canonical: `${origin}/`,
    blocks: await blockViews(homeBlocks(page, settings, context), context),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { title, description, canonical } = data;
  return [
    { title },
    ...(description === null ? [] : [{ name: 'description', content: description }]),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:url', content: canonical },
  ];
};

export default function Home() {
  const { name, blocks } = useLoaderData<typeof loader>();
  return (
    <>
      {/* Slides that lead the page bear its heading themselves. */}
      {blocks[0]?.type !== 'heroSlides' && <h1 className="sr-only">{name}</h1>}
      {blocks.map((block) => (
        <Block key={block.key} block={block} />
      ))}
    </>
  );
}
