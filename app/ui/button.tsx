import { Link, type LinkProps } from '#app/framework.ts';
import type { ComponentProps } from 'react';

/** `primary` is the main action of a screen, `secondary` an additional one, `plain` looks like text. */
type ButtonKind = 'primary' | 'secondary' | 'plain';
type ButtonSize = 'small' | 'medium';

interface Look {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Action in progress: the button keeps its place and focus but ignores clicks. */
  readonly busy?: boolean;
}

/** A button. `type` defaults to "button", so that it never submits a form by accident. */
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

/** A link that looks like a button. `reloadDocument` forces a full page load. */
export function ButtonLink({ kind, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={buttonClass({ kind, size }, className)} />;
}

function buttonClass(
  { kind = 'primary', size = 'medium' }: { kind?: ButtonKind | undefined; size?: ButtonSize | undefined },
  className = '',
): string {
  return `button button-${kind} button-${size} ${className}`.trimEnd();
}
