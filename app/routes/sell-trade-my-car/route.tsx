import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { sellOrTrade } from '@rooftop/leads/kinds/sell-or-trade';
import { readForm } from '../../forms/read-form.server.ts';
import { sendOrKeep, unlessFailed } from '../../forms/send-or-keep.ts';
import { takeLead } from '../../forms/take-lead.server.ts';
import { headTags } from '../../head/head-tags.ts';
import { pageHead } from '../../head/page-head.server.ts';
import { SellForm } from './sell-form.tsx';
import { sellView } from './sell-view.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const [view, head] = await Promise.all([sellView(context), pageHead('sell-trade-my-car', context)]);
  return { head, view };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { answer, init } = await takeLead({ kind: sellOrTrade }, request, form, context);
  return data(answer, init);
}

export const clientAction = sendOrKeep;
export const shouldRevalidate = unlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function SellTradeMyCar() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="form-page">
      <div className="form-page-words">
        <h1>{view.heading}</h1>
        <p className="form-page-intro">{view.intro}</p>
        <ol className="form-page-steps">
          {view.steps.map(({ name, text }) => (
            <li key={name}>
              <h2>{name}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="form-page-print">{view.condition}</p>
      </div>
      <SellForm view={view} answer={answer} />
    </div>
  );
}
