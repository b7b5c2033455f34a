import { Link } from '@remix-run/react';
import type { ShellView } from './shell-view.server.ts';
import { StoreChooser } from './store-chooser.tsx';

/** Name, store and telephone. The theme decides on one row or two, light or dark: see header.css. */
export function Header({ shell }: { shell: ShellView }) {
  const { logo, name, phone } = shell;
  return (
    <header className="site-header">
      <div className="site-header-inner">
        <Link className="site-name" to="/" aria-label={shell.homeLabel}>
          {logo === null ? (
            name
          ) : (
            <img
              src={logo.src}
              srcSet={logo.srcSet}
              sizes="12rem"
              alt=""
              width={logo.width}
              height={logo.height}
            />
          )}
        </Link>
        {shell.stores.length > 1 && <StoreChooser shell={shell} />}
        {phone !== null && (
          <a className="site-phone" href={phone.href} aria-label={phone.spoken}>
            <span className="site-phone-label">{phone.department}</span>
            <span className="number">{phone.number}</span>
          </a>
        )}
      </div>
    </header>
  );
}
