import type { ComponentType } from 'react';
import type { RequestContext } from '../context.server.ts';
import type { TrustedHtml } from '../ui/prose/prose-html.server.tsx';
import { serverHtml } from '../ui/server-html.server.tsx';
import type { ServerRenderedView } from '../ui/server-rendered.server.ts';

/** Creates a block's view from its content. Returns null if there is nothing to show. */
type MakeView<Block, View> = (
  block: Block,
  context: RequestContext,
  place: BlockPlace,
) => View | null | Promise<View | null>;

/** Position of a block on its page. */
export interface BlockPlace {
  /** Whether it is the first block, which has the page's heading and its largest picture. */
  readonly isLead: boolean;
}

/** A static block. The browser receives its HTML, but neither its data nor its component. */
export function staticBlock<Block extends { readonly key: string }, View>(
  make: MakeView<Block, View>,
  Component: ComponentType<{ view: View }>,
) {
  return async (
    block: Block,
    context: RequestContext,
    place: BlockPlace,
  ): Promise<ServerRenderedView<TrustedHtml> | null> => {
    const view = await make(block, context, place);
    return view === null ? null : serverHtml(<Component view={view} />, block.key, context);
  };
}
