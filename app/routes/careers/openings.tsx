import { ButtonLink } from '../../ui/button.tsx';
import { RenderedProse } from '../../ui/prose.tsx';
import type { OpeningsView, OpeningView } from './openings-view.server.ts';

/** What one can apply for today. */
export function Openings({ view: { openings, empty, words } }: { readonly view: OpeningsView }) {
  if (empty !== null) return <p className="form-page-print">{empty}</p>;
  return (
    <section className="openings" aria-labelledby="openings">
      <h2 id="openings">{words['careers.openings']}</h2>
      <ul>
        {openings.map((opening) => (
          <li key={opening.key}>
            <Opening of={opening} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Opening({ of, words }: { readonly of: OpeningView; readonly words: OpeningsView['words'] }) {
  const { title, facts, dates, description, apply } = of;
  return (
    <article className="opening">
      <h3>{title}</h3>
      <ul className="opening-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {description !== null && (
        <details>
          <summary>{words['careers.more']}</summary>
          <RenderedProse of={description} />
        </details>
      )}
      <div className="opening-end">
        <ButtonLink kind="secondary" size="small" to={apply.href} aria-label={apply.spoken}>
          {words['careers.apply']}
        </ButtonLink>
        <p>{dates}</p>
      </div>
    </article>
  );
}
