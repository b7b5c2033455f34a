import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import type { HomePage } from '@rooftop/content/documents/home-page/home-page';
import type { Image } from '@rooftop/content/objects/media/image';
import { PageBlock } from '#app/blocks/block.tsx';
import { blockViews } from '#app/blocks/block-views.server.ts';
import { specimens } from '#app/blocks/specimens.server.ts';
import { revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { notFound } from '#app/http/not-found.ts';

/** Every block type in this dealership's theme. For development and tests only, not a page of the site. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.showsCatalogue) throw notFound('unknown');
  const images = picturesOf(await context.content.homePage());
  return { blocks: await blockViews(specimens({ images, now: context.now }), context) };
}

/** Images used on a home page. */
const picturesOf = (page: HomePage | null): readonly Image[] =>
  (page?.blocks ?? [])
    .flatMap((block) => {
      if (block._type === 'heroSlides') return block.slides.map(({ image }) => image);
      if (block._type === 'departmentTabs') return block.tabs.map(({ image }) => image);
      return block._type === 'feature' ? [block.image] : [];
    })
    .filter((image) => image !== null);

export const shouldRevalidate = revalidateUnlessFailed;

export const meta: MetaFunction<typeof loader> = () => [
  { title: 'Blocks' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function BlocksCatalogue() {
  const { blocks } = useLoaderData<typeof loader>();
  return blocks.map((block) => (
    <div key={block.key} data-block={block.type}>
      <PageBlock block={block} />
    </div>
  ));
}
