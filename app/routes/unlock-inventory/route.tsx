import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '#app/framework.server.ts';
import { useActionData, useLoaderData } from '#app/framework.ts';
import { useState } from 'react';
import { submitOrPreserve, revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { loadOrLeave } from '#app/site/load-or-leave.ts';
import styles from '#app/vehicles/cars.css?url';
import { ButtonLink } from '#app/ui/button.tsx';
import { submitUnlock } from '#app/vehicles/unlock/submit-unlock.server.ts';
import { UnlockForm } from '#app/vehicles/unlock/unlock-form.tsx';
import { unlockHead, unlockView } from './unlock-view.server.ts';

/** Also provides the data of the dialog on vehicle pages. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [view, head] = await Promise.all([unlockView(request, context), unlockHead(context)]);
  return { head, view };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { answer, init } = await submitUnlock(request, context);
  return data(answer, init);
}

export const clientLoader = loadOrLeave;
export const clientAction = submitOrPreserve;
export const shouldRevalidate = revalidateUnlessFailed;

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function UnlockInventory() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // If the visitor unlocks the inventory while the page is open, the form reports it.
  const [wasUnlocked] = useState(view.isUnlocked && answer === undefined);
  const next = <ButtonLink to={view.next.href}>{view.next.label}</ButtonLink>;
  return (
    <div className="form-page">
      <div className="form-page-words">
        <h1>{view.words['unlock.heading']}</h1>
        <p className="form-page-intro">{wasUnlocked ? view.already : view.words['unlock.text']}</p>
        {wasUnlocked && next}
      </div>
      {!wasUnlocked && (
        <section className="form-sheet" aria-label={view.words['unlock.heading']}>
          <UnlockForm view={view} answer={answer} next={next} />
        </section>
      )}
    </div>
  );
}
