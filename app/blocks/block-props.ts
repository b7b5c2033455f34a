import type { EditTarget } from '../site/preview/edit-target.server.ts';

/** Props of a block's component. */
export interface BlockProps<View> {
  readonly view: View;
  /** Attributes of the block's element, only in a preview. */
  readonly edit?: EditTarget | undefined;
}
