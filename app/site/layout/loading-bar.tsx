import { useNavigation } from '@remix-run/react';

/** Progress bar at the top while a page loads. It stays hidden for fast loads: see loading-bar.css. */
export function LoadingBar() {
  const { state } = useNavigation();
  return <div className="loading-bar" data-busy={state !== 'idle'} aria-hidden="true" />;
}
