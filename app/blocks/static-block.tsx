import type { TrustedHtml } from '../ui/prose-html.server.tsx';
import type { ServerRenderedView } from '../ui/server-rendered.server.ts';

interface StillProps {
  readonly view: ServerRenderedView<TrustedHtml>;
}

/** A static block, as rendered by `static-block.server.tsx`. Like `ServerRendered`, it is not hydrated. */
export function StaticBlock({ view: { view } }: StillProps) {
  return (
    <div
      {...(view === undefined && { 'data-lost': true })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: view?.html ?? '' }}
    />
  );
}
