import type { BodyPart } from '@rooftop/content/objects/texts/body';
import type { CarsView } from '#app/vehicles/card/cars-of-search.server.ts';
import { CarRow } from '#app/vehicles/card/car-row.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import type { PictureView } from '#app/ui/media/picture-view.server.ts';

type Table = Extract<BodyPart, { _type: 'bodyTable' }>;
type Callout = Extract<BodyPart, { _type: 'callout' }>;

/** Picture in a rich text. */
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

/** Callout in a rich text. */
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

/** Table in a rich text. It scrolls on its own if it is wider than the screen. Short rows are padded. */
export function BodyTable({ table: { rows }, name }: { readonly table: Table; readonly name: string }) {
  const [head, ...others] = rows;
  if (head === undefined || others.length === 0) return null;
  const columns = Array.from({ length: Math.max(...rows.map(({ cells }) => cells.length)) }, (_, at) => at);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas must be focusable for keyboard users
    <section className="body-table" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((at) =>
              // Screen readers would announce an empty header cell as a header.
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

/** Cars in a rich text. */
export function BodyCars({ heading, cars }: { readonly heading: string | null; readonly cars: CarsView }) {
  return (
    <div className="body-cars">
      {heading !== null && <p className="body-cars-heading">{heading}</p>}
      <CarRow of={cars} />
    </div>
  );
}
