import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon.tsx';
import { Link } from '#app/framework.ts';
import { BlockIcon } from '../block-icon.tsx';
import type { ButtonStripView } from './button-strip-view.server.ts';

/** Links to the most common tasks. */
export function ButtonStrip({ view }: { readonly view: ButtonStripView }) {
  return (
    <nav className="button-strip" aria-label={view.label}>
      <ul>
        {view.buttons.map(({ key, href, icon, label, text }) => (
          <li key={key}>
            <Link to={href}>
              {icon !== null && <BlockIcon icon={icon} />}
              <span className="button-strip-words">
                <strong>{label}</strong>
                {text !== null && <span>{text}</span>}
              </span>
              <ArrowRightIcon className="arrow" aria-hidden="true" size={22} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
