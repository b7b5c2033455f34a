import { ButtonLink } from '#app/ui/button.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { RenderedProse } from '#app/ui/prose/prose.tsx';
import { Crumbs } from '#app/ui/crumbs/crumbs.tsx';
import type { OpeningView } from './opening-view.server.ts';

/** A job opening, as shown to applicants. */
export function JobOpeningDetails({ view }: { readonly view: OpeningView }) {
  const { crumbs, title, pay, facts, description, apply, structured } = view;
  return (
    <>
      <header className="opening-lead">
        <Crumbs {...crumbs} />
        <h1>{title}</h1>
        {pay !== null && <p className="opening-pay display-type number">{pay}</p>}
        <dl>
          {facts.map(({ name, value, href }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{href === null ? value : <a href={href}>{value}</a>}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={apply.href}>{apply.label}</ButtonLink>
      </header>
      {description !== null && <RenderedProse of={description} />}
      <JsonLd of={structured} />
    </>
  );
}
