import type { RequestContext } from '../context.server.ts';
import { serverRendered, type ServerRenderedView } from '../ui/server-rendered.server.ts';

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

/** The view of a block that needs no script: the browser is sent its HTML and nothing else. */
export function still<Block, View>(make: MakeView<Block, View>) {
  return async (
    block: Block,
    context: RequestContext,
    place: BlockPlace,
  ): Promise<ServerRenderedView<View> | null> => {
    const view = await make(block, context, place);
    return view === null ? null : serverRendered(view, context);
  };
}
