import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { findPage } from '#app/site/pages/find-page.server.ts';
import { pageData } from '#app/site/pages/page-data.server.ts';
import { PageOfBlocks } from '#app/site/pages/page-of-blocks.tsx';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = await findPage(`/${params['slug']}`, request, context);
  return pageData(page.path, page, context);
}

/**
 * Forms on these pages submit to the contact page. Always throws a Response: 405, or 404 if the page does not exist.
 */
export async function action({ context, params, request }: ActionFunctionArgs): Promise<never> {
  await findPage(`/${params['slug']}`, request, context);
  throw new Response(null, { status: 405 });
}

export const shouldRevalidate = revalidateUnlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function EditorPage() {
  return <PageOfBlocks page={useLoaderData<typeof loader>()} />;
}
