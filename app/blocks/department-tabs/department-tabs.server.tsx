import { Link } from '#app/framework.ts';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { BlockHeading } from '../block-heading.tsx';
import type { DepartmentTabsView } from './department-tabs-view.server.ts';

type Department = DepartmentTabsView['tabs'][number];

/** What each department offers, one tab at a time. */
export function DepartmentTabs({ view }: { readonly view: DepartmentTabsView }) {
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

function DepartmentPanel({ department }: { readonly department: Department }) {
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
