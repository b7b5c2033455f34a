import type { ArticleView } from './article-view.server.ts';

/** An article's table of contents: beside the text on wide screens, where it stays in view, and folded above it on phones. */
export function Contents({
  view: { label, headings },
}: {
  readonly view: NonNullable<ArticleView['contents']>;
}) {
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
