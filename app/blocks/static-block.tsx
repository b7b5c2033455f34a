import type { TrustedHtml } from '../ui/prose/prose-html.server.tsx';
import type { ServerRenderedView } from '../ui/server-rendered.server.ts';
import type { BlockProps } from './block-props.ts';
import { ServerRendered } from '../ui/server-rendered.tsx';

/** A static block, as rendered by `static-block.server.tsx`. */
export const StaticBlock = ({ view, edit }: BlockProps<ServerRenderedView<TrustedHtml>>) => (
  <ServerRendered of={view} className="static-block" edit={edit} />
);
