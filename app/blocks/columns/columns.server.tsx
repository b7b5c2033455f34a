import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { linkViews } from '../link-view.server.ts';
import { BlockHeading } from '../block-heading.tsx';
import { BlockIcon } from '../block-icon.tsx';
import { staticBlock } from '../static-block.server.tsx';

type ColumnsView = NonNullable<ReturnType<typeof columnsView>>;

function columnsView({ heading, text, columns }: BlockOf<'columns'>, context: RequestContext) {
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

/** Short texts side by side. */
function Columns({ view: { heading, text, columns } }: { readonly view: ColumnsView }) {
  const id = useElementId();
  // Heading levels must not be skipped.
  const Heading = heading === null ? 'h2' : 'h3';
  const list = (
    <ul className="columns-list" data-count={columns.length}>
      {columns.map((column) => (
        <li key={column.key} className="column">
          {column.icon !== null && <BlockIcon icon={column.icon} />}
          <Heading className="column-heading">{column.heading}</Heading>
          {column.text !== null && <p>{column.text}</p>}
          {column.links.map(({ label, href }) => (
            <a key={href} className="block-more" href={href}>
              {label}
              <ArrowRightIcon className="arrow" aria-hidden="true" size={20} />
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
  if (heading === null) return <div className="block columns">{list}</div>;
  return (
    <section className="block columns" aria-labelledby={id}>
      <BlockHeading id={id} heading={heading} text={text} />
      {list}
    </section>
  );
}

export const block = staticBlock('columns', columnsView, Columns, () =>
  [2, 3, 4].map((count) => ({
    heading: count === 2 ? null : `${count} columns`,
    text: count === 3 ? 'With a line of text.' : null,
    columns: Array.from({ length: count }, (_, at) => ({
      key: `column-${at}`,
      icon: count === 4 ? null : ((['service', 'shield', 'price', 'calendar'] as const)[at] ?? null),
      heading: ['Brakes', 'Batteries', 'Tires', 'Inspection'][at] ?? '',
      text: at % 2 === 0 ? 'Checked while you wait. We only do what is needed.' : 'With a price up front.',
      callToAction: at === 0 ? { label: 'Make an appointment', href: '/contact-us?topic=7' } : null,
    })),
  })),
);
