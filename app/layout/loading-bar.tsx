import { useNavigation } from '@remix-run/react';

/** A line at the top while a page is on its way. It stays away from what is quick: see loading-bar.css. */
export function LoadingBar() {
  const { state } = useNavigation();
  return <div className="loading-bar" data-busy={state !== 'idle'} aria-hidden="true" />;
}
