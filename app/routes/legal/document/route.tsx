import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { pathTo } from '@rooftop/content/page-paths';
import { headTags } from '#app/site/head/head-tags.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import styles from '../legal.css?url';
import { findDocumentVersion, documentView } from './document-view.server.ts';
import { LegalDocumentText } from './document.tsx';
import { legalPages } from './legal-pages.server.ts';
import { sharedDocument } from './page.server.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = (await legalPages(context)).find(({ kind }) => kind === params['kind']);
  const day = new URL(request.url).searchParams.get('version');
  const version = page && findDocumentVersion(page, day, context);
  if (version === undefined) throw notFound('invalid');
  const { kind, title } = version.page;
  const { dealership, t } = context;
  const head = {
    title,
    description: t('legal.documentDescription', { title, name: dealership.name }),
    address: pathTo('legal-document', { kind }),
    isIndexed: version.shown === version.standing.current,
    picture: { of: sharedDocument, key: kind },
  } as const;
  return {
    head: await headOf(head, context),
    document: serverRendered(await documentView(version, context), context),
  };
}

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function LegalDocumentPage() {
  const { document } = useLoaderData<typeof loader>();
  return <ServerRendered of={document}>{(view) => <LegalDocumentText view={view} />}</ServerRendered>;
}
