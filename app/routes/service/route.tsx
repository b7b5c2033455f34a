import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { absolute } from '#app/site/head/absolute.server.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { serviceData } from '#app/site/head/structured-data.server.ts';
import { PageOfBlocks } from '#app/site/pages/page-of-blocks.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { landingPage } from '#app/site/pages/landing-page.server.ts';

const PATH = '/service';

export async function loader({ context }: LoaderFunctionArgs) {
  const [page, business] = await Promise.all([
    landingPage(PATH, context),
    serviceData(absolute(PATH, context), context),
  ]);
  return { ...page, business: serverRendered(business, context) };
}

export const shouldRevalidate = revalidateUnlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function Service() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageOfBlocks page={page} />
      <ServerRendered of={page.business}>{(business) => <JsonLd of={business} />}</ServerRendered>
    </>
  );
}
