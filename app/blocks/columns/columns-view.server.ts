import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { linkViews } from '../link-view.server.ts';

export type ColumnsView = NonNullable<ReturnType<typeof columnsView>>;

export function columnsView({ heading, text, columns }: BlockOf<'columns'>, context: RequestContext) {
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
