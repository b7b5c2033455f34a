import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { Form, useActionData, useLoaderData } from '#app/framework.ts';
import { notFound } from '#app/http/not-found.ts';
import { robotsTag } from '#app/site/head/head-tags.ts';
import { Button } from '#app/ui/button.tsx';

/**
 * Target of the unsubscribe link in confirmations: stops them with one click, or with the POST of a mail program (RFC
 * 8058). Opening the page changes nothing, because mail programs open links to check them.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  context.forOneVisitor();
  if (!context.confirmationStops.isValid(params['ticket'] ?? '')) throw notFound('unknown');
  const { t, dealership } = context;
  const { name } = dealership;
  return {
    heading: t('stopMail.heading'),
    stopped: t('stopMail.stopped'),
    text: t('stopMail.text', { name }),
    button: t('stopMail.button'),
    done: t('stopMail.done', { name }),
  };
}

export async function action({ context, params }: ActionFunctionArgs) {
  if (!(await context.confirmationStops.stop(params['ticket'] ?? ''))) throw notFound('unknown');
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...(data ? [{ title: data.heading }] : []),
  robotsTag(false),
];

export default function StopMail() {
  const { heading, stopped, text, button, done } = useLoaderData<typeof loader>();
  const isStopped = useActionData<typeof action>() !== undefined;
  return (
    <div className="form-page">
      <div className="form-page-words">
        <h1>{isStopped ? stopped : heading}</h1>
        <p className="form-page-intro" role={isStopped ? 'status' : undefined}>
          {isStopped ? done : text}
        </p>
      </div>
      {!isStopped && (
        <section className="form-sheet" aria-label={heading}>
          <Form method="post" reloadDocument>
            <Button type="submit">{button}</Button>
          </Form>
        </section>
      )}
    </div>
  );
}
