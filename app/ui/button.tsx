import { Link, type LinkProps } from '@remix-run/react';
import type { ComponentProps } from 'react';

/** `primary` is the one action of a screen, `secondary` stands beside it, `plain` is a word among others. */
export type ButtonKind = 'primary' | 'secondary' | 'plain';
export type ButtonSize = 'small' | 'medium';

interface Look {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** it is doing what it was asked: it keeps its place and focus, and takes no second press */
  readonly busy?: boolean;
}

/** A button. `type` is "button" unless it says otherwise, so that none submits a form by accident. */
export function Button({ kind, size, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      className={buttonClass({ kind, size }, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** A link that looks like a button. It goes anywhere an address leads; `reloadDocument` asks for a full page load. */
export function ButtonLink({ kind, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={buttonClass({ kind, size }, className)} />;
}

function buttonClass(
  { kind = 'primary', size = 'medium' }: { kind?: ButtonKind | undefined; size?: ButtonSize | undefined },
  className = '',
): string {
  return `button button-${kind} button-${size} ${className}`.trimEnd();
}
