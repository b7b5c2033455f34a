import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { careers } from '@rooftop/leads/kinds/careers';
import { readForm } from '../../forms/read-form.server.ts';
import { sendOrKeep, unlessFailed } from '../../forms/send-or-keep.ts';
import { takeLead } from '../../forms/take-lead.server.ts';
import { headTags } from '../../head/head-tags.ts';
import { pageHead } from '../../head/page-head.server.ts';
import { ApplicationForm } from './application-form.tsx';
import { careersView } from './careers-view.server.ts';
import { readResume } from './read-resume.server.ts';
import { ResumeByMail } from './resume-by-mail.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const [view, head] = await Promise.all([careersView(context), pageHead('careers', context)]);
  const { href, say } = context;
  return {
    head,
    view,
    heading: say('careers.heading'),
    intro: say('careers.intro'),
    team: { label: say('careers.team'), href: href('/our-company/meet-our-team') ?? '/' },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const resume = await readResume(form);
  const { answer, init } = await takeLead(
    {
      kind: careers,
      file: resume.kind === 'file' ? resume.file : undefined,
      fieldErrors: resume.kind === 'wrong' ? { resume: [resume.message] } : {},
    },
    request,
    form,
    context,
  );
  return data(answer, init);
}

export const clientAction = sendOrKeep;
export const shouldRevalidate = unlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function Careers() {
  const { heading, intro, team, view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="form-page">
      <div className="form-page-words">
        <h1>{heading}</h1>
        <p className="form-page-intro">{intro}</p>
        <p>
          <Link to={team.href}>{team.label}</Link>
        </p>
      </div>
      {view.way === 'form' ? <ApplicationForm view={view} answer={answer} /> : <ResumeByMail view={view} />}
    </div>
  );
}
