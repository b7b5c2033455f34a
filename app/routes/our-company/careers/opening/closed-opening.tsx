import { ButtonLink } from '#app/ui/button.tsx';
import type { ClosedOpeningView } from './closed-opening-view.server.ts';

/** Says that a job opening has closed, and links to the open ones. */
export function ClosedOpening({ view: { heading, text, browse } }: { readonly view: ClosedOpeningView }) {
  return (
    <header className="opening-lead">
      <h1>{heading}</h1>
      <p className="content-intro">{text}</p>
      <ButtonLink kind="secondary" to={browse.href}>
        {browse.label}
      </ButtonLink>
    </header>
  );
}
