import type { ComponentType } from 'react';
import type { RequestContext } from '../context.server.ts';
import type { TrustedHtml } from '../ui/prose-html.server.tsx';
import { serverRendered, type ServerRenderedView } from '../ui/server-rendered.server.ts';
import { staticHtml } from '../ui/static-html.server.tsx';

/** Makes a block's view of what the document says; null: there is nothing to show. */
type MakeView<Block, View> = (
  block: Block,
  context: RequestContext,
  place: BlockPlace,
) => View | null | Promise<View | null>;

/** Where a block stands on its page. */
export interface BlockPlace {
  /** whether it is the first: it holds the page's heading and its largest picture */
  readonly isLead: boolean;
}

/** A block that needs no script: the browser is sent its HTML, and neither its data nor its component. */
export function still<Block extends { readonly key: string }, View>(
  make: MakeView<Block, View>,
  Component: ComponentType<{ view: View }>,
) {
  return async (
    block: Block,
    context: RequestContext,
    place: BlockPlace,
  ): Promise<ServerRenderedView<TrustedHtml> | null> => {
    const view = await make(block, context, place);
    return view === null ? null : serverRendered(staticHtml(<Component view={view} />, block.key), context);
  };
}
