import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { notFound } from '#app/http/not-found.ts';
import styles from '#app/routes/our-company/company.css?url';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { StorePage } from './store-page.tsx';
import { storePageHead, storePageView } from './store-page-view.server.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const stores = await context.content.stores();
  const store = stores.find(({ key }) => key === params['key']);
  if (store === undefined) throw notFound('invalid');
  const [view, head] = await Promise.all([
    storePageView(store, stores, context),
    storePageHead(store, context),
  ]);
  return { head, page: serverRendered(view, context) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);
export const links = () => [{ rel: 'stylesheet', href: styles }];

export default function Location() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <ServerRendered of={page} className="content-page company">
      {(view) => <StorePage view={view} />}
    </ServerRendered>
  );
}
