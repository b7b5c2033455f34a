import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { pageHead } from '#app/site/head/page-head.server.ts';
import { StorePlaces } from '#app/stores/store-places.tsx';
import styles from '../company.css?url';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { CompanyLead } from '../company-lead.tsx';
import { locationsView } from './locations-view.server.ts';
import { page } from './page.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const [view, head] = await Promise.all([locationsView(context), pageHead(page, context)]);
  return { head, page: serverRendered(view, context) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);
export const links = () => [{ rel: 'stylesheet', href: styles }];

export default function Locations() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <ServerRendered of={page} className="content-page company">
      {({ lead, places, empty, structured }) => (
        <>
          <CompanyLead {...lead} />
          <StorePlaces view={places} />
          {empty !== null && (
            <p className="company-empty">
              {empty.text} <a href={empty.href}>{empty.label}</a>
            </p>
          )}
          <JsonLd of={structured} />
        </>
      )}
    </ServerRendered>
  );
}
