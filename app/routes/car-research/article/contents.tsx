import type { BodyHeading } from '../../../blocks/rich-text/body.ts';

/** Table of contents of an article. */
export interface ContentsView {
  readonly label: string;
  readonly headings: readonly Pick<BodyHeading, 'id' | 'level' | 'text'>[];
}

/** On wide screens it stays in view next to the text; on phones it is collapsed above the text. */
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
