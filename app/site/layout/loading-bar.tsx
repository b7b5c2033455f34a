import { useLocation, useNavigation } from '#app/framework.ts';

/** Progress bar at the top while a page loads. It stays hidden for fast loads: see loading-bar.css. */
export function LoadingBar() {
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  return (
    <div
      className="loading-bar"
      data-busy={state !== 'idle'}
      data-leaving={isLeaving || undefined}
      aria-hidden="true"
    />
  );
}
