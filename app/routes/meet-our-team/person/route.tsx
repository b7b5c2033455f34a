import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { staffMember } from '@rooftop/leads/kinds/staff-member';
import type { RequestContext } from '../../../context.server.ts';
import { readForm } from '../../../forms/read-form.server.ts';
import { sendOrKeep, unlessFailed } from '../../../forms/send-or-keep.ts';
import { takeLead } from '../../../forms/take-lead.server.ts';
import { headTags } from '../../../head/head-tags.ts';
import { pageMissing } from '../../../http/page-missing.ts';
import { movedTo } from '../../../redirects/moved-to.server.ts';
import { serverRendered } from '../../../ui/server-rendered.server.ts';
import { ServerRendered } from '../../../ui/server-rendered.tsx';
import { unlessUnavailable } from '../../../unless-unavailable.ts';
import { nameOf } from '../staff-card-view.server.ts';
import { staffPath } from '../staff-path.ts';
import { MessageForm } from './message-form.tsx';
import { messageFormView } from './message-form-view.server.ts';
import { findMember, personHead, personView } from './person-view.server.ts';
import { Person } from './person.tsx';

/**
 * Staff member of the page.
 * @throws Response (404) if there is none with this slug
 */
async function askedMember(slug: string | undefined, context: RequestContext) {
  const member = await findMember(slug, context);
  if (member === undefined) throw pageMissing('invalid');
  return member;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const member = await askedMember(params['slug'], context);
  if (member.slug !== params['slug']) throw movedTo(staffPath(member), request, context);
  const [person, message, head] = await Promise.all([
    personView(member, context),
    messageFormView(member, context),
    personHead(member, context),
  ]);
  return { head, message, person: serverRendered(person, context) };
}

/**
 * The message goes to the recipients of such leads and to the staff member's own mailbox, whose address the page
 * never exposes.
 */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const member = await askedMember(params['slug'], context);
  const form = await readForm(request);
  const delivery = await unlessUnavailable(context.content.leadDelivery(), null);
  const mailbox = delivery?.staffEmails[member.id];
  const asked = {
    kind: staffMember,
    facts: { staffName: nameOf(member) },
    alsoTo: mailbox === undefined ? [] : [mailbox],
  };
  const { answer, init } = await takeLead(asked, request, form, context);
  return data(answer, init);
}

export const clientAction = sendOrKeep;
export const shouldRevalidate = unlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function TeamMember() {
  const { person, message } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="content-page person">
      <ServerRendered of={person} className="person-lead">
        {(view) => <Person view={view} />}
      </ServerRendered>
      <MessageForm view={message} answer={answer} />
    </div>
  );
}
