import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ContactCall, ContactHeading } from '../../site/contact/contact.tsx';
import { EmbeddedForm } from '../../site/frame/embedded-form.tsx';
import { headTags } from '../../site/head/head-tags.ts';
import { loadDocument } from '../../site/load-document.ts';
import { serverRendered } from '../../ui/server-rendered.server.ts';
import { ServerRendered } from '../../ui/server-rendered.tsx';
import { applyView } from './apply-view.server.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { lead, ...rest } = await applyView(request, context);
  return { ...rest, lead: serverRendered(lead, context) };
}

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function ApplyForFinancing() {
  const { lead, form } = useLoaderData<typeof loader>();
  return (
    <div className="form-page form-page-frame">
      <ServerRendered of={lead} className="form-page-words">
        {(view) => <ContactHeading view={view} />}
      </ServerRendered>
      <EmbeddedForm {...form} />
      <ServerRendered of={lead} className="form-page-words">
        {(view) => <ContactCall view={view} />}
      </ServerRendered>
    </div>
  );
}
