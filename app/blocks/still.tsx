import type { ReactNode } from 'react';
import type { ServerRenderedView } from '../ui/server-rendered.server.ts';
import { ServerRendered } from '../ui/server-rendered.tsx';

/** A block that needs no script. `still.server.ts` is its other half. */
export function still<View>(Component: (props: { view: View }) => ReactNode) {
  return function Still({ view }: { view: ServerRenderedView<View> }) {
    return <ServerRendered of={view}>{(whole) => <Component view={whole} />}</ServerRendered>;
  };
}
