import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '#app/framework.server.ts';
import { useActionData, useLoaderData } from '#app/framework.ts';
import { sellOrTrade } from '@rooftop/leads/kinds/sell-or-trade';
import { PageBlock } from '#app/blocks/block.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { submitOrPreserve, revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { submitLead } from '#app/forms/submit-lead.server.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { PageOfBlocks } from '#app/site/pages/page-of-blocks.tsx';
import { landingPage } from '#app/site/pages/landing-page.server.ts';
import { SellForm } from './sell-form.tsx';
import { sellView } from './sell-view.server.ts';
import { startTradeIn } from './start-trade-in.server.ts';

const PATH = '/sell-trade-my-car';

export async function loader({ context }: LoaderFunctionArgs) {
  const [view, { head, lead, blocks, arms }] = await Promise.all([
    sellView(context),
    landingPage(PATH, context),
  ]);
  // The form follows the page's heading, which may be in the lead or in the first block.
  const above = lead.view?.heading === null ? 1 : 0;
  return {
    head,
    // Editors who write their own hero explain the steps themselves.
    view: above === 0 ? view : { ...view, steps: [] },
    arms,
    page: { lead, blocks: blocks.slice(0, above) },
    rest: blocks.slice(above),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { answer, init, lead, isAnother } = await submitLead({ kind: sellOrTrade }, request, form, context);
  if (lead !== null) {
    const cookie = await startTradeIn(form, context, isAnother);
    if (cookie !== null) init.headers.append('Set-Cookie', cookie);
  }
  return data(answer, init);
}

export const clientAction = submitOrPreserve;
export const shouldRevalidate = revalidateUnlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function SellTradeMyCar() {
  const { view, page, rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageOfBlocks page={page} />
      <div className="form-page">
        <div className="form-page-words">
          <p className="form-page-intro">{view.intro}</p>
          {view.steps.length > 0 && (
            <ol className="form-page-steps">
              {view.steps.map(({ name, text }) => (
                <li key={name}>
                  <h2>{name}</h2>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          )}
          <p className="form-page-print">{view.condition}</p>
        </div>
        <SellForm view={view} answer={answer} />
      </div>
      {rest.map((block) => (
        <PageBlock key={block.key} block={block} />
      ))}
    </>
  );
}
