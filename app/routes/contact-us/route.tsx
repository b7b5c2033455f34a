import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { contact } from '@rooftop/leads/kinds/contact';
import { readForm } from '../../forms/read-form.server.ts';
import { sendOrKeep, unlessFailed } from '../../forms/send-or-keep.ts';
import { takeLead } from '../../forms/take-lead.server.ts';
import { headTags } from '../../head/head-tags.ts';
import { pageHead } from '../../head/page-head.server.ts';
import { structuredData } from '../../head/structured-data.server.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { serverRendered } from '../../ui/server-rendered.server.ts';
import { ServerRendered } from '../../ui/server-rendered.tsx';
import { ContactLead, ContactPlaces } from './contact.tsx';
import { contactView } from './contact-view.server.ts';
import { MessageForm } from './message-form.tsx';
import { messageFormView } from './message-form-view.server.ts';
import { isTopic } from './topics.server.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [{ lead, places }, message, head, structured] = await Promise.all([
    contactView(request, context),
    messageFormView(request, context),
    pageHead('contact-us', context),
    structuredData(context),
  ]);
  return {
    head,
    message,
    lead: serverRendered(lead, context),
    places: serverRendered({ places, structured }, context),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const topic = form.get('topic');
  const asked = { kind: contact, topic: isTopic(topic) ? topic : undefined };
  const { answer, init } = await takeLead(asked, request, form, context);
  return data(answer, init);
}

export const clientAction = sendOrKeep;
export const shouldRevalidate = unlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function ContactUs() {
  const { lead, message, places } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="contact">
      <div className="form-page">
        <ServerRendered of={lead} className="form-page-words">
          {(view) => <ContactLead view={view} />}
        </ServerRendered>
        <MessageForm view={message} answer={answer} />
      </div>
      <ServerRendered of={places}>
        {({ places: view, structured }) => (
          <>
            <ContactPlaces view={view} />
            <JsonLd of={structured} />
          </>
        )}
      </ServerRendered>
    </div>
  );
}
