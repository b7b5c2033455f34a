import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '#app/framework.server.ts';
import { useActionData, useLoaderData } from '#app/framework.ts';
import { revalidateUnlessFailed, submitOrPreserve } from '#app/forms/submit-or-preserve.ts';
import type { RequestContext } from '#app/context.server.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { home } from '#app/site/head/home.server.ts';
import { headOf, type PageHead } from '#app/site/head/page-head.server.ts';
import { loadOrLeave } from '#app/site/load-or-leave.ts';
import styles from '#app/vehicles/cars.css?url';
import { personalizeView } from '#app/vehicles/personalize/personalize-view.server.ts';
import { Personalize } from '#app/vehicles/personalize/personalize.tsx';
import { stepFact } from '#app/vehicles/personalize/step-fact.ts';
import { submitPersonalize } from '#app/vehicles/personalize/submit-personalize.server.ts';
import { writeFacts } from '#app/visitor/tracking/page-facts.ts';

/** The head of the page, which search engines must not index. */
const head = (context: RequestContext): Promise<PageHead> =>
  headOf(
    {
      title: context.t('personalize.heading'),
      description: context.t('personalize.description'),
      address: '/personalize-my-price',
      isIndexed: false,
      picture: home,
    },
    context,
  );

/** Also provides the data of the dialog on vehicle pages. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [view, headings] = await Promise.all([personalizeView(request, context), head(context)]);
  return { head: headings, view, facts: writeFacts(stepFact(view.progress)) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { answer, init } = await submitPersonalize(request, context);
  return data(answer, init);
}

export const clientLoader = loadOrLeave;
export const clientAction = submitOrPreserve;
export const shouldRevalidate = revalidateUnlessFailed;

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function PersonalizeMyPrice() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="form-page">
      <div className="form-page-words">
        <h1>{view.words['personalize.heading']}</h1>
        {view.vehicle !== null && (
          <p className="form-page-intro">
            <a href={view.vehicle.href}>{view.vehicle.name}</a>
          </p>
        )}
      </div>
      <section className="form-sheet" aria-labelledby="personalize">
        <h2 id="personalize" className="sr-only">
          {view.words['personalize.heading']}
        </h2>
        <Personalize view={view} answer={answer} />
      </section>
    </div>
  );
}
