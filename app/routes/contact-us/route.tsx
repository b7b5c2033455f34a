import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { headTags } from '../../head/head-tags.ts';
import { pageHead } from '../../head/page-head.server.ts';
import { structuredData } from '../../head/structured-data.server.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { serverRendered } from '../../ui/server-rendered.server.ts';
import { ServerRendered } from '../../ui/server-rendered.tsx';
import { Contact } from './contact.tsx';
import { contactView } from './contact-view.server.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [view, head, structured] = await Promise.all([
    contactView(request, context),
    pageHead('contact-us', context),
    structuredData(context),
  ]);
  return { head, page: serverRendered({ view, structured }, context) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function ContactUs() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <ServerRendered of={page} className="contact">
      {({ view, structured }) => (
        <>
          <Contact view={view} />
          <JsonLd of={structured} />
        </>
      )}
    </ServerRendered>
  );
}
