import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { pictureView, type PictureView } from '../../ui/picture-view.server.ts';
import { type LinkView, linkViews } from '../link-view.server.ts';

export interface DepartmentTabsView {
  readonly heading: string;
  readonly tabs: readonly {
    readonly key: string;
    readonly label: string;
    readonly heading: string;
    readonly text: string | null;
    readonly picture: PictureView | null;
    readonly links: readonly LinkView[];
  }[];
}

export function departmentTabsView(
  { heading, tabs }: BlockOf<'departmentTabs'>,
  context: RequestContext,
): DepartmentTabsView | null {
  if (tabs.length === 0) return null;
  return {
    heading: heading ?? context.t('blocks.departmentTabs'),
    tabs: tabs.map((tab) => ({
      key: tab.key,
      label: tab.label,
      heading: tab.heading ?? tab.label,
      text: tab.text,
      picture: tab.image && pictureView(tab.image, context.imageUrl, 'half'),
      links: linkViews(tab.links, context),
    })),
  };
}
