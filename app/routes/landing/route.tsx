import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { notFound } from '#app/http/not-found.ts';
import { PageOfBlocks } from '#app/site/pages/page-of-blocks.tsx';
import { landingPage } from '#app/site/pages/landing-page.server.ts';
import { isLandingPath } from '#app/site/pages/standard/standard-pages.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  if (!isLandingPath(context.path)) throw notFound('unknown');
  return landingPage(context.path, context);
}

export const shouldRevalidate = revalidateUnlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function Landing() {
  return <PageOfBlocks page={useLoaderData<typeof loader>()} />;
}
