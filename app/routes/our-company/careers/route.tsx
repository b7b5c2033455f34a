import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useActionData, useLoaderData } from '#app/framework.ts';
import { pathTo } from '@rooftop/content/page-paths';
import { submitOrPreserve, revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { pageHead } from '#app/site/head/page-head.server.ts';
import styles from '../company.css?url';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { Crumbs } from '#app/ui/crumbs/crumbs.tsx';
import { companyCrumbs, withCrumbs } from '../company-crumbs.server.ts';
import { JobApplication } from './application.tsx';
import { careersView } from './careers-view.server.ts';
import { OpeningCards } from './opening-cards.tsx';
import { openingsView, type OpeningsView } from './openings-view.server.ts';
import { submitJobApplication } from './submit-job-application.server.ts';
import { page } from './page.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { href, t } = context;
  const [view, head, openings] = await Promise.all([
    careersView(context, null),
    pageHead(page, context),
    openingsView(context),
  ]);
  const heading = t('careers.heading');
  const crumbs = companyCrumbs(heading, context);
  const lead = {
    crumbs,
    heading,
    intro: t('careers.intro'),
    team: { label: t('careers.team'), href: href(pathTo('meet-our-team')) ?? '/' },
    openings,
    structured: withCrumbs(pathTo('careers'), crumbs, [], context),
  };
  return { head, view, lead: serverRendered(lead, context) };
}

export const action = ({ context, request }: ActionFunctionArgs) =>
  submitJobApplication(request, context, null);

export const clientAction = submitOrPreserve;
export const shouldRevalidate = revalidateUnlessFailed;

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
      <JobApplication view={view} answer={answer} />
    </div>
  );
}

function Openings({ view: { heading, openings, empty } }: { readonly view: OpeningsView }) {
  if (empty !== null) return <p className="form-page-print">{empty}</p>;
  return (
    <section className="openings" aria-labelledby="openings">
      <h2 id="openings">{heading}</h2>
      <OpeningCards of={openings} />
    </section>
  );
}
