/** A step of the way from the home page to a page of cars. */
export interface Crumb {
  readonly label: string;
  /** null: this page */
  readonly href: string | null;
}

/** A way, and what it is called to a screen reader. */
export interface CrumbsProps {
  readonly crumbs: readonly Crumb[];
  readonly label: string;
}

/** The way to this page. */
export function Crumbs({ crumbs, label: name }: CrumbsProps) {
  return (
    <nav className="crumbs" aria-label={name}>
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            {href === null ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
