import { ButtonLink } from '../ui/button.tsx';
import type { ShellView } from './shell-view.server.ts';

/** What a visitor reads when there is no page, or when we failed. Nothing of the inside. */
export function ErrorPage({ status, words }: { status: number; words: ShellView['words'] }) {
  const isMissing = status === 404;
  return (
    <section className="error-page">
      <p className="error-page-code number">{status}</p>
      <h1>{words[isMissing ? 'notFound.heading' : 'error.heading']}</h1>
      <p>{words[isMissing ? 'notFound.text' : 'error.text']}</p>
      <ButtonLink to="/">{words['notFound.button']}</ButtonLink>
    </section>
  );
}
