import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { pageHead } from '#app/site/head/page-head.server.ts';
import styles from '../company.css?url';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { Reviews } from './reviews.tsx';
import { reviewsView } from './reviews-view.server.ts';
import { page } from './page.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [view, head] = await Promise.all([reviewsView(request, context), pageHead(page, context)]);
  return { head, page: serverRendered(view, context) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);
export const links = () => [{ rel: 'stylesheet', href: styles }];

export default function ReviewsPage() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <ServerRendered of={page} className="content-page company company-reviews">
      {(view) => <Reviews view={view} />}
    </ServerRendered>
  );
}
