import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { linkViews } from '../link-view.server.ts';
import { BlockHeading } from '../block-heading.tsx';
import { BlockIcon } from '../block-icon.tsx';

type ColumnsView = NonNullable<ReturnType<typeof columnsView>>;

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

/** Short texts side by side. */
export function Columns({ view: { heading, text, columns } }: { readonly view: ColumnsView }) {
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
