import { Link } from '#app/framework.ts';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { CatalogueWords } from './catalogue-words.ts';
import { Specimens } from './specimens.tsx';

export function ProseSpecimens({ words }: { readonly words: CatalogueWords }) {
  return (
    <Specimens title={words['catalogue.prose']}>
      <Prose>
        <p>
          {words['catalogue.proseIntro']} <Link to="/">{words['catalogue.link']}</Link>
        </p>
        <h3>{words['catalogue.proseHeading']}</h3>
        <ul>
          <li>{words['catalogue.proseFirst']}</li>
          <li>{words['catalogue.proseSecond']}</li>
        </ul>
        <blockquote>
          <p>{words['catalogue.proseQuote']}</p>
        </blockquote>
      </Prose>
    </Specimens>
  );
}
