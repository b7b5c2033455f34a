import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '#app/framework.server.ts';
import { useActionData, useLoaderData } from '#app/framework.ts';
import { staffMessage } from '@rooftop/leads/kinds/staff-message';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { submitOrPreserve, revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { submitLead } from '#app/forms/submit-lead.server.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { notFound } from '#app/http/not-found.ts';
import { redirectTo } from '#app/site/redirects/redirect-to.server.ts';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { orFallback } from '@rooftop/platform/or-fallback';
import { nameOf } from '../staff-card-view.server.ts';
import { StaffMessageForm } from './staff-message-form.tsx';
import { staffMessageFormView } from './staff-message-form-view.server.ts';
import { findMember, staffMemberHead, staffMemberView } from './person-view.server.ts';
import { StaffProfile } from './person.tsx';

/**
 * Staff member of the page.
 * @throws Response (404) if there is none with this slug
 */
async function requestedMember(slug: string | undefined, context: RequestContext) {
  const member = await findMember(slug, context);
  if (member === undefined) throw notFound('invalid');
  return member;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const member = await requestedMember(params['slug'], context);
  if (member.slug !== params['slug']) throw redirectTo(pathTo('team-member', member), request, context);
  const [person, message, head] = await Promise.all([
    staffMemberView(member, context),
    staffMessageFormView(member, context),
    staffMemberHead(member, context),
  ]);
  return { head, message, person: serverRendered(person, context) };
}

/**
 * The message goes to the recipients of such leads and to the staff member's own mailbox, whose address the page
 * never exposes.
 */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const member = await requestedMember(params['slug'], context);
  const form = await readForm(request);
  const delivery = await orFallback(context.content.leadDelivery(), null);
  const mailbox = delivery?.staffEmails[member.id];
  const options = {
    kind: staffMessage,
    facts: { staffName: nameOf(member) },
    alsoTo: mailbox === undefined ? [] : [mailbox],
  };
  const { answer, init } = await submitLead(options, request, form, context);
  return data(answer, init);
}

export const clientAction = submitOrPreserve;
export const shouldRevalidate = revalidateUnlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function TeamMember() {
  const { person, message } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="content-page person">
      <ServerRendered of={person} className="person-lead">
        {(view) => <StaffProfile view={view} />}
      </ServerRendered>
      <StaffMessageForm view={message} answer={answer} />
    </div>
  );
}
