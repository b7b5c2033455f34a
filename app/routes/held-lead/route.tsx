import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { Form, useActionData, useLoaderData } from '#app/framework.ts';
import { notFound } from '#app/http/not-found.ts';
import { robotsTag } from '#app/site/head/head-tags.ts';
import { Button } from '#app/ui/button.tsx';
import { heldLeadView } from './held-lead-view.server.ts';

/**
 * Target of the link in notices about held leads: shows the lead and releases it with one click. Opening the page
 * changes nothing, because mail programs open links to check them.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  context.forOneVisitor();
  const lead = await context.heldLeads.find(params['ticket'] ?? '');
  if (lead === null) throw notFound('unknown');
  return heldLeadView(lead, context);
}

export async function action({ context, params }: ActionFunctionArgs) {
  const lead = await context.heldLeads.find(params['ticket'] ?? '');
  if (lead === null) throw notFound('unknown');
  await context.heldLeads.release(lead);
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...(data ? [{ title: data.heading }] : []),
  robotsTag(false),
];

export default function HeldLead() {
  const { heading, text, facts, release } = useLoaderData<typeof loader>();
  const isAnswered = useActionData<typeof action>() !== undefined;
  return (
    <div className="form-page">
      <div className="form-page-words">
        <h1>{heading}</h1>
        <p className="form-page-intro" role={isAnswered ? 'status' : undefined}>
          {text}
        </p>
      </div>
      <section className="form-sheet" aria-label={heading}>
        {facts.map(({ name, value }) => (
          <p key={name}>
            <strong>{name}</strong>
            <br />
            {value}
          </p>
        ))}
        {release !== null && (
          <Form method="post" reloadDocument>
            <Button type="submit">{release}</Button>
          </Form>
        )}
      </section>
    </div>
  );
}
