import { ChevronDownIcon } from '#app/ui/icons/chevron-down-icon.tsx';
import type { MenuGroupView, MenuLink } from './menu-view.server.ts';

/** Menu with links and expandable groups. Only one group is open at a time. */
export function MenuGroups({ groups }: { groups: readonly MenuGroupView[] }) {
  return (
    <ul className="menu">
      {groups.map(({ key, label, href, isCurrent, links }) => (
        <li key={key}>
          {href === null ? (
            <details name="site-menu-group" className="menu-group">
              <summary>
                {label}
                <ChevronDownIcon aria-hidden="true" size={18} />
              </summary>
              <MenuLinks links={links} />
            </details>
          ) : (
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Vertical list of links. */
export function MenuLinks({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul className="menu-links">
      {links.map(({ label, href, isCurrent }) => (
        <li key={label}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
