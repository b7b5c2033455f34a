import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { linkViews } from '../link-view.server.ts';

export type DepartmentTabsView = NonNullable<ReturnType<typeof departmentTabsView>>;

export function departmentTabsView({ heading, tabs }: BlockOf<'departmentTabs'>, context: RequestContext) {
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
