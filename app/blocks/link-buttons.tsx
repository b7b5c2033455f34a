import { ButtonLink } from '../ui/button.tsx';
import type { LinkView } from './link-view.server.ts';

interface LinkButtonsProps {
  readonly links: readonly LinkView[];
  readonly className: string;
}

/** Button for the main action, and optionally a second one. */
export function LinkButtons({ links, className }: LinkButtonsProps) {
  if (links.length === 0) return null;
  return (
    <div className={className}>
      {links.map(({ label, href }, index) => (
        <ButtonLink key={href + label} to={href} kind={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
