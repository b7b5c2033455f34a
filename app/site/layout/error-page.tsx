import { ButtonLink } from '#app/ui/button.tsx';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import type { ShellView } from './shell-view.server.ts';

/** Shown for missing pages and server errors. Reveals no internal details. */
export function ErrorPage({ status, shell }: { status: number; shell: ShellView }) {
  const { words } = shell;
  const isMissing = status === 404;
  return (
    <section className="error-page">
      <div className="error-page-words">
        <p className="error-page-code display-type number">{status}</p>
        <h1>{words[isMissing ? 'notFound.heading' : 'error.heading']}</h1>
        <p>{words[isMissing ? 'notFound.text' : 'error.text']}</p>
        <ButtonLink to={shell.homeHref}>{words['notFound.button']}</ButtonLink>
      </div>
      <div className="error-page-ways">
        <h2>{words[isMissing ? 'notFound.tryThese' : 'error.tryThese']}</h2>
        <ServerRendered of={shell.header}>
          {({ menu, phone }) => (
            <ul>
              {menu.map(({ key, label, href, links: [first] }) => (
                <li key={key}>
                  <a href={href ?? first?.href}>{label}</a>
                </li>
              ))}
              {phone !== null && (
                <li>
                  <a className="number" href={phone.href}>
                    {phone.spoken}
                  </a>
                </li>
              )}
            </ul>
          )}
        </ServerRendered>
      </div>
    </section>
  );
}
