import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { pageHead } from '#app/site/head/page-head.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { emptyLists } from '#app/vehicles/offers/empty-lists.server.ts';
import { isOfferList } from '#app/vehicles/offers/offer-lists.ts';
import styles from './offers.css?url';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { Offers } from './offers.tsx';
import { offersView } from './offers-view.server.ts';
import { allOffers, sharedLists } from './page.server.ts';

export const links = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const list = params['list'];
  if (list !== undefined && !isOfferList(list)) throw notFound('invalid');
  const [view, head, without] = await Promise.all([
    offersView(list, context),
    pageHead(list === undefined ? allOffers : sharedLists[list], context),
    emptyLists(context),
  ]);
  const isIndexed = list === undefined || !without.includes(list);
  return { head: { ...head, isIndexed }, offers: serverRendered(view, context) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function SpecialOffers() {
  const { offers } = useLoaderData<typeof loader>();
  return <ServerRendered of={offers}>{(view) => <Offers view={view} />}</ServerRendered>;
}
