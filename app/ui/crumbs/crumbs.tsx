/** One step from the home page to this page. */
export interface Crumb {
  readonly label: string;
  /** Null for this page. */
  readonly href: string | null;
}

/** Breadcrumbs, and their label for screen readers. */
export interface CrumbsProps {
  readonly crumbs: readonly Crumb[];
  readonly label: string;
}

/** Breadcrumb navigation of this page. */
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
