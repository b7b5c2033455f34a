import type { BlockOf } from '@rooftop/content/blocks/block';
import type { Icon } from '@rooftop/content/blocks/icons';
import type { RequestContext } from '../../context.server.ts';
import { type LinkView, linkViews } from '../link-view.server.ts';

export interface ColumnsView {
  readonly heading: string | null;
  readonly text: string | null;
  readonly columns: readonly {
    readonly key: string;
    readonly icon: Icon | null;
    readonly heading: string;
    readonly text: string | null;
    readonly links: readonly LinkView[];
  }[];
}

export function columnsView(
  { heading, text, columns }: BlockOf<'columns'>,
  context: RequestContext,
): ColumnsView | null {
  if (columns.length === 0) return null;
  return {
    heading,
    text,
    columns: columns.map(({ callToAction, ...column }) => ({
      ...column,
      links: linkViews([callToAction], context),
    })),
  };
}
