import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { pageHead } from '#app/site/head/page-head.server.ts';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { ContentLead } from '#app/site/pages/content-lead.tsx';
import styles from '../legal.css?url';
import { legalIndexView, type LegalIndexView } from './legal-index-view.server.ts';
import { page } from './page.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const [view, head] = await Promise.all([legalIndexView(context), pageHead(page, context)]);
  return { head, index: serverRendered(view, context) };
}

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function Legal() {
  const { index } = useLoaderData<typeof loader>();
  return <ServerRendered of={index}>{(view) => <LegalIndex view={view} />}</ServerRendered>;
}

function LegalIndex({ view }: { readonly view: LegalIndexView }) {
  const { crumbs, crumbsLabel, heading, intro, pages, structured } = view;
  return (
    <div className="content-page legal">
      <ContentLead crumbs={crumbs} label={crumbsLabel} heading={heading} intro={intro} />
      <ul className="legal-pages">
        {pages.map(({ label, href, note }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {note !== null && <span>{note}</span>}
          </li>
        ))}
      </ul>
      <JsonLd of={structured} />
    </div>
  );
}
