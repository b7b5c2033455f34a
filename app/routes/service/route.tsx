import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { revalidateUnlessFailed } from '../../forms/submit-or-preserve.ts';
import { absolute } from '../../site/head/absolute.server.ts';
import { headTags } from '../../site/head/head-tags.ts';
import { serviceData } from '../../site/head/structured-data.server.ts';
import { PageOfBlocks } from '../../site/pages/page-of-blocks.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { serverRendered } from '../../ui/server-rendered.server.ts';
import { ServerRendered } from '../../ui/server-rendered.tsx';
import { landingPage } from '../../site/pages/landing-page.server.ts';

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
