/** A link that filters the page. */
interface ChoiceLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** A set of links, one of them current. */
export interface ChoiceLinksProps {
  readonly label: string;
  readonly choices: readonly ChoiceLink[];
}

/** Plain links: each leads to a page of its own and works without JavaScript. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav className="choice-links" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {choices.map((choice) => (
          <li key={choice.label}>
            <a href={choice.href} aria-current={choice.isCurrent ? 'true' : undefined}>
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
