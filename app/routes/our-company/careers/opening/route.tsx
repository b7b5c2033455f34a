import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '#app/framework.server.ts';
import { useActionData, useLoaderData } from '#app/framework.ts';
import { pathTo } from '@rooftop/content/page-paths';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { submitOrPreserve, revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { redirectTo } from '#app/site/redirects/redirect-to.server.ts';
import styles from '#app/routes/our-company/company.css?url';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { orFallback } from '@rooftop/platform/or-fallback';
import { LateLinkDialogs } from '#app/vehicles/late-link-dialogs.tsx';
import { JobApplication } from '../application.tsx';
import { currentOpenings } from '../current-openings.ts';
import { OpeningCards } from '../opening-cards.tsx';
import { openingName } from '../opening-name.ts';
import { submitJobApplication } from '../submit-job-application.server.ts';
import { LateVideoPlayer } from '#app/ui/media/late-video-player.tsx';
import { ClosedOpening } from './closed-opening.tsx';
import { findOpening } from './find-opening.server.ts';
import { openingPage } from './opening-page.server.ts';
import { JobOpeningDetails } from './opening.tsx';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const opening = await findOpening(params['slug'], context);
  if (opening.slug !== params['slug']) throw redirectTo(pathTo('opening', opening), request, context);
  return openingPage(opening, context);
}

/** The lead names the job opening of the page, whatever the form says. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const opening = await findOpening(params['slug'], context);
  // It closed while the applicant was filling in the form.
  if (currentOpenings([opening], context).length === 0)
    return data<LeadFormResult>({ state: 'failed', reply: {} }, { status: 410 });
  const stores = await orFallback(context.content.stores(), []);
  return submitJobApplication(request, context, openingName(opening, stores));
}

export const clientAction = submitOrPreserve;
export const shouldRevalidate = revalidateUnlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export const links = () => [{ rel: 'stylesheet', href: styles }];

export default function JobOpening() {
  const { opening, application, others, hasFilm, hasCars } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className={`content-page ${application === null ? 'opening-closed' : 'opening'}`}>
      <ServerRendered of={opening} className="opening-words">
        {(view) => (view.kind === 'open' ? <JobOpeningDetails view={view} /> : <ClosedOpening view={view} />)}
      </ServerRendered>
      {hasFilm && <LateVideoPlayer />}
      {hasCars && <LateLinkDialogs />}
      {application !== null && <JobApplication view={application} answer={answer} />}
      <ServerRendered of={others} className="opening-others">
        {({ heading, cards }) =>
          cards.length > 0 && (
            <section className="openings" aria-labelledby="openings">
              <h2 id="openings">{heading}</h2>
              <OpeningCards of={cards} />
            </section>
          )
        }
      </ServerRendered>
    </div>
  );
}
