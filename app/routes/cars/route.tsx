import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { type ShouldRevalidateFunction, useLoaderData } from '#app/framework.ts';
import { revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { notFound } from '#app/http/not-found.ts';
import styles from '#app/vehicles/cars.css?url';
import { LinkDialogs } from '#app/vehicles/link-dialogs.tsx';
import { setTerms } from '#app/vehicles/calculator/set-terms.server.ts';
import { VehicleDetail } from '#app/vehicles/detail/vehicle-detail.tsx';
import { vehiclePage } from './vehicle-page.server.ts';
import { SearchPage } from '#app/vehicles/search/search-page.tsx';
import { searchPage } from './search-page.server.ts';
import { indexableSearches } from './indexable-searches.server.ts';
import { parseInventoryPage } from './parse-inventory-page.server.ts';

/** Searches and vehicles share their paths. The last segment decides which it is (decision 114). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { parsedUrl, ...read } = await parseInventoryPage(new URL(request.url).searchParams, context);
  if (parsedUrl.kind === 'invalid') throw notFound('invalid');
  if (parsedUrl.kind === 'vehicle') return vehiclePage(parsedUrl.vin, read.index, request, context);
  return searchPage({ parsedUrl, ...read }, await indexableSearches(context), context);
}

/** Action of the payment calculator on a vehicle's page. */
export async function action({ context, request }: ActionFunctionArgs) {
  return setTerms(request, context);
}

/** Booking a test drive changes nothing on these pages; unlocking the inventory does. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  revalidateUnlessFailed(change) && change.formAction?.includes('/test-drive/') !== true;

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function Cars() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      {'vehicle' in data ? (
        <VehicleDetail view={data.vehicle} />
      ) : (
        <SearchPage announcement={data.announcement} first={data.first} page={data.page} />
      )}
      <LinkDialogs />
    </>
  );
}
