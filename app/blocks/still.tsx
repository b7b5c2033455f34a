import type { TrustedHtml } from '../ui/prose-html.server.tsx';
import type { ServerRenderedView } from '../ui/server-rendered.server.ts';

interface StillProps {
  readonly view: ServerRenderedView<TrustedHtml>;
}

/** A block that needs no script, as `still.server.tsx` has made it. Like `ServerRendered`, the browser leaves it alone. */
export function Still({ view: { view } }: StillProps) {
  return (
    <div
      {...(view === undefined && { 'data-lost': true })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: view?.html ?? '' }}
    />
  );
}
