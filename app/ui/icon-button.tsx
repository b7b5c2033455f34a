import type { IconComponent } from './icons/create-icon.tsx';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconComponent;
  /** Accessible name of the action. */
  readonly label: string;
}

/** Button that shows only an icon. */
export function IconButton({ icon: Icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`icon-button ${className}`.trimEnd()} aria-label={label}>
      <Icon aria-hidden="true" size={20} />
    </button>
  );
}
