import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon;
  /** what it does, for those who do not see the icon */
  readonly label: string;
}

/** A button that is an icon alone. */
export function IconButton({ icon: Icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`icon-button ${className}`.trimEnd()} aria-label={label}>
      <Icon aria-hidden="true" size={20} />
    </button>
  );
}
