import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { careers } from '@rooftop/leads/kinds/careers';
import { readForm } from '../../forms/read-form.server.ts';
import { sendOrKeep, unlessFailed } from '../../forms/send-or-keep.ts';
import { takeLead } from '../../forms/take-lead.server.ts';
import { headTags } from '../../head/head-tags.ts';
import { pageHead } from '../../head/page-head.server.ts';
import styles from '../../styles/company/company.css?url';
import { JsonLd } from '../../ui/json-ld.tsx';
import { serverRendered } from '../../ui/server-rendered.server.ts';
import { ServerRendered } from '../../ui/server-rendered.tsx';
import { Crumbs } from '../../vehicles/crumbs.tsx';
import { TEAM_PATH } from '../meet-our-team/staff-path.ts';
import { companyCrumbs, withCrumbs } from '../our-company/company-crumbs.server.ts';
import { ApplicationForm } from './application-form.tsx';
import { CAREERS_PATH } from './careers-path.ts';
import { careersView } from './careers-view.server.ts';
import { Openings } from './openings.tsx';
import { askedPosition, openingsView } from './openings-view.server.ts';
import { readResume } from './read-resume.server.ts';
import { ResumeByMail } from './resume-by-mail.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { href, say } = context;
  const position = await askedPosition(request, context);
  const [view, head] = await Promise.all([careersView(context, position), pageHead('careers', context)]);
  const openings = await openingsView(view, context);
  const heading = say('careers.heading');
  const crumbs = companyCrumbs(heading, context);
  const lead = {
    crumbs,
    heading,
    intro: say('careers.intro'),
    team: { label: say('careers.team'), href: href(TEAM_PATH) ?? '/' },
    openings,
    structured: withCrumbs(CAREERS_PATH, crumbs, openings.postings, context),
  };
  return { head, view, lead: serverRendered(lead, context) };
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

export const links = () => [{ rel: 'stylesheet', href: styles }];

export default function Careers() {
  const { lead, view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="form-page">
      <ServerRendered of={lead} className="form-page-words">
        {({ crumbs, heading, intro, team, openings, structured }) => (
          <>
            <Crumbs {...crumbs} />
            <h1>{heading}</h1>
            <p className="form-page-intro">{intro}</p>
            <p>
              <a href={team.href}>{team.label}</a>
            </p>
            <Openings view={openings} />
            <JsonLd of={structured} />
          </>
        )}
      </ServerRendered>
      {view.way === 'form' ? (
        // Another position begins another form.
        <ApplicationForm key={view.form.values['position']} view={view} answer={answer} />
      ) : (
        <ResumeByMail view={view} />
      )}
    </div>
  );
}
