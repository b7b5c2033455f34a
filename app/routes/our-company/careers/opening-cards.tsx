import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import type { OpeningCardView } from './opening-card-view.server.ts';

/** List of job openings, each with a link to its page. */
export function OpeningCards({ of: openings }: { readonly of: readonly OpeningCardView[] }) {
  return (
    <ul className="opening-cards">
      {openings.map((opening) => (
        <li key={opening.key}>
          <OpeningCard of={opening} />
        </li>
      ))}
    </ul>
  );
}

function OpeningCard({
  of: { key, title, href, facts, text, dates, apply },
}: {
  readonly of: OpeningCardView;
}) {
  const id = `opening-${key}`;
  return (
    <Card className="opening-card" aria-labelledby={id}>
      <h3 id={id}>
        <a className="card-link" href={href}>
          {title}
        </a>
      </h3>
      <ul className="opening-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {text !== null && <p>{text}</p>}
      <div className="opening-end">
        <ButtonLink kind="secondary" size="small" to={apply.href} aria-label={apply.spoken}>
          {apply.label}
        </ButtonLink>
        <p>{dates}</p>
      </div>
    </Card>
  );
}
