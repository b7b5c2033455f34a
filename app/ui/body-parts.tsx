import type { BodyPart } from '@rooftop/content/objects/body';
import type { CarsView } from '../vehicles/card/cars-of-search.server.ts';
import { CarRow } from '../vehicles/card/car-row.tsx';
import { Picture } from './picture.tsx';
import type { PictureView } from './picture-view.server.ts';

type Table = Extract<BodyPart, { _type: 'bodyTable' }>;
type Callout = Extract<BodyPart, { _type: 'callout' }>;

/** A picture within a text. */
export function BodyPicture({
  picture,
  caption,
}: {
  readonly picture: PictureView;
  readonly caption: string | null;
}) {
  return (
    <figure>
      <Picture picture={picture} sizes="(width >= 48rem) 44rem, calc(100vw - 2rem)" />
      {caption !== null && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** A few words set apart from a text. */
export function BodyCallout({
  callout: { tone, text },
  name,
}: {
  readonly callout: Callout;
  readonly name: string;
}) {
  return (
    <div className="callout" role="note" data-tone={tone}>
      <p className="callout-name">{name}</p>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** A table that scrolls by itself where it is wider than the screen. A row that is too short is filled up. */
export function BodyTable({ table: { rows }, name }: { readonly table: Table; readonly name: string }) {
  const [head, ...others] = rows;
  if (head === undefined || others.length === 0) return null;
  const columns = Array.from({ length: Math.max(...rows.map(({ cells }) => cells.length)) }, (_, at) => at);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is to be reached by keys
    <section className="body-table" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((at) =>
              // A heading cell without words is read aloud as one.
              head.cells[at] ? (
                <th key={at} scope="col">
                  {head.cells[at]}
                </th>
              ) : (
                <td key={at}>&nbsp;</td>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {others.map(({ _key, cells }) => (
            <tr key={_key}>
              {columns.map((at) => (
                <td key={at}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Cars that a text speaks of. */
export function BodyCars({
  heading,
  cars,
  more,
}: {
  readonly heading: string | null;
  readonly cars: CarsView;
  readonly more: string;
}) {
  return (
    <div className="body-cars">
      {heading !== null && <p className="body-cars-heading">{heading}</p>}
      <CarRow of={cars} more={more} />
    </div>
  );
}
