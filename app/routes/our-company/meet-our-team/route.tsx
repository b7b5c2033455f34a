import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { pathTo } from '@rooftop/content/page-paths';
import { headTags } from '#app/site/head/head-tags.ts';
import { pageHead } from '#app/site/head/page-head.server.ts';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { withCrumbs } from '../company-crumbs.server.ts';
import { Team } from './team.tsx';
import { teamView } from './team-view.server.ts';
import { page } from './page.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [view, head] = await Promise.all([teamView(request, context), pageHead(page, context)]);
  const structured = withCrumbs(pathTo('meet-our-team'), view.crumbs, [], context);
  return { head, team: serverRendered({ view, structured }, context) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function MeetOurTeam() {
  const { team } = useLoaderData<typeof loader>();
  return (
    <ServerRendered of={team}>
      {({ view, structured }) => (
        <>
          <Team view={view} />
          <JsonLd of={structured} />
        </>
      )}
    </ServerRendered>
  );
}
