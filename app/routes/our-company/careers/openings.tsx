import { OpeningCards } from './opening-cards.tsx';
import type { OpeningsView } from './openings-view.server.ts';

/** Job openings that are open today. */
export function Openings({ view: { heading, openings, empty } }: { readonly view: OpeningsView }) {
  if (empty !== null) return <p className="form-page-print">{empty}</p>;
  return (
    <section className="openings" aria-labelledby="openings">
      <h2 id="openings">{heading}</h2>
      <OpeningCards of={openings} />
    </section>
  );
}
