import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { submitOrPreserve, revalidateUnlessFailed } from '../../forms/submit-or-preserve.ts';
import { headTags } from '../../site/head/head-tags.ts';
import { serverRendered } from '../../ui/server-rendered.server.ts';
import { ServerRendered } from '../../ui/server-rendered.tsx';
import { ContactLead } from '../../site/contact/contact.tsx';
import { MessageForm } from '../../forms/message-form.tsx';
import { submitMessage } from '../../site/contact/submit-message.server.ts';
import { flowAt, flowView } from './flow-view.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { lead, ...rest } = await flowView(context);
  return { ...rest, lead: serverRendered(lead, context) };
}

export const action = ({ context, request }: ActionFunctionArgs) =>
  submitMessage(request, context, flowAt(context.path));

export const clientAction = submitOrPreserve;
export const shouldRevalidate = revalidateUnlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function Flow() {
  const { lead, message } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="form-page">
      <ServerRendered of={lead} className="form-page-words">
        {(view) => <ContactLead view={view} />}
      </ServerRendered>
      <MessageForm view={message} answer={answer} />
    </div>
  );
}
