import type { ShellView } from './shell-view.server.ts';

/** Every store with its telephone, at the end of every page. */
export function Footer({ shell }: { shell: ShellView }) {
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <p className="site-footer-name">{shell.name}</p>
        {shell.stores.length > 0 && (
          <nav aria-label={shell.words['footer.stores']}>
            <ul>
              {shell.stores.map(({ key, name, place, phone }) => (
                <li key={key}>
                  {shell.stores.length > 1 && <strong>{name}</strong>}
                  <span>{place}</span>
                  {phone !== null && (
                    <a className="number" href={phone.href} aria-label={phone.spoken}>
                      {phone.number}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className="site-footer-rights">{shell.rights}</p>
      </div>
    </footer>
  );
}
