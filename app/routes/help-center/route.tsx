import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { pageHead } from '#app/site/head/page-head.server.ts';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import styles from './help.css?url';
import { requestedQuery, helpCenterView } from './help-center-view.server.ts';
import { HelpCenter } from './help-center.tsx';
import { page } from './page.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = requestedQuery(request);
  const [view, head] = await Promise.all([helpCenterView(query, context), pageHead(page, context)]);
  return {
    head: { ...head, isIndexed: query === '' },
    announcement: view.found?.heading ?? '',
    center: serverRendered(view, context),
  };
}

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function HelpCenterPage() {
  const { announcement, center } = useLoaderData<typeof loader>();
  return (
    <>
      <output className="sr-only">{announcement}</output>
      <ServerRendered of={center}>{(view) => <HelpCenter view={view} />}</ServerRendered>
    </>
  );
}
