import { Component, type ReactNode, Suspense } from 'react';

/**
 * A part that the page can do without: nothing is shown while its code is loading, or if that or the part fails. React
 * reports the failure on the console.
 */
export class Optional extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
