import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { Link } from '#app/framework.ts';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { linkViews } from '../link-view.server.ts';
import { BlockHeading } from '../block-heading.tsx';
import { specimenLinks } from '../specimen-parts.ts';
import { staticBlock } from '../static-block.server.tsx';

type DepartmentTabsView = NonNullable<ReturnType<typeof departmentTabsView>>;

function departmentTabsView({ heading, tabs }: BlockOf<'departmentTabs'>, context: RequestContext) {
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

type DepartmentTab = DepartmentTabsView['tabs'][number];

/** What each department offers, one tab at a time. */
function DepartmentTabs({ view }: { readonly view: DepartmentTabsView }) {
  const id = useElementId();
  return (
    <section className="block department-tabs" aria-labelledby={id}>
      <BlockHeading id={id} heading={view.heading} />
      <Tabs
        label={view.heading}
        tabs={view.tabs.map((tab) => ({ ...tab, content: <DepartmentPanel department={tab} /> }))}
      />
    </section>
  );
}

function DepartmentPanel({ department }: { readonly department: DepartmentTab }) {
  const { heading, text, picture, links } = department;
  return (
    <div className="department" data-pictured={picture !== null}>
      <div className="department-words">
        <h3>{heading}</h3>
        {text !== null && <p>{text}</p>}
        <ul className="department-links">
          {links.map(({ label, href }) => (
            <li key={href + label}>
              <Link to={href}>
                {label}
                <ArrowRightIcon className="arrow" aria-hidden="true" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {picture !== null && (
        <Picture
          className="department-picture"
          picture={picture}
          sizes="(width >= 56rem) 44rem, calc(100vw - 2rem)"
        />
      )}
    </div>
  );
}

export const block = staticBlock(
  'departmentTabs',
  departmentTabsView,
  DepartmentTabs,
  ({ images: [first = null, image = first] }) => [
    {
      heading: null,
      tabs: ['Finance', 'Service'].map((label) => ({
        key: label,
        label,
        heading: `${label}, step by step`,
        text: 'What this department does for shoppers.',
        image,
        links: [specimenLinks.callToAction, specimenLinks.secondCallToAction],
      })),
    },
  ],
);
