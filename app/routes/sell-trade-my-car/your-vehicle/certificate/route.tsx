import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { Button } from '#app/ui/button.tsx';
import styles from '../trade-in.css?url';
import { certificateView } from './certificate-view.server.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) => certificateView(context, params['ticket']);

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function Certificate() {
  const { heading, code, state, inPerson, estimate, facts, terms, place, print } =
    useLoaderData<typeof loader>();
  return (
    <article className="certificate narrow-page">
      <h1>{heading}</h1>
      <p>{place}</p>
      {state !== null && <p className="certificate-state">{state}</p>}
      <p>
        {code.label}
        <br />
        <strong className="certificate-code number">{code.value}</strong>
      </p>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
      {inPerson !== null && <p>{inPerson}</p>}
      {estimate !== null && <p>{estimate}</p>}
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <Button kind="secondary" onClick={() => window.print()}>
        {print}
      </Button>
    </article>
  );
}
