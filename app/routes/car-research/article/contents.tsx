import type { BodyHeading } from '../../../ui/body.ts';

/** The parts of an article, to go to. */
export interface ContentsView {
  readonly label: string;
  readonly headings: readonly Pick<BodyHeading, 'id' | 'level' | 'text'>[];
}

/** Beside the text on a desk, where it stays in sight; before it on a phone, folded. */
export function Contents({ view: { label, headings } }: { readonly view: ContentsView }) {
  const list = (
    <ol>
      {headings.map(({ id, level, text }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="article-contents" aria-label={label}>
      <details className="article-contents-folded">
        <summary>{label}</summary>
        {list}
      </details>
      <div className="article-contents-open">
        <p aria-hidden="true">{label}</p>
        {list}
      </div>
    </nav>
  );
}
