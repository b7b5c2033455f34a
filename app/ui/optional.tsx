import { Component, type ReactNode, Suspense, useEffect } from 'react';

interface OptionalProps {
  readonly children: ReactNode;
  /** What to show if it fails. Defaults to nothing. */
  readonly fallback?: ReactNode;
}

/**
 * A part that the page can do without: nothing is shown while its code is loading, or if that or the part fails. React
 * reports the failure on the console.
 */
export class Optional extends Component<OptionalProps> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override render() {
    const { children, fallback = null } = this.props;
    return this.state.hasFailed ? fallback : <Suspense>{children}</Suspense>;
  }
}

/** Opens a page, in place of a window that does the same. */
export function OpenPage({ href }: { readonly href: string }) {
  useEffect(() => window.location.assign(href), [href]);
  return null;
}
