import { SearchIcon } from '#app/ui/icons/search-icon.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { CatalogueWords } from './catalogue-words.ts';
import { Specimens } from './specimens.tsx';

export function ButtonSpecimens({ words }: { readonly words: CatalogueWords }) {
  return (
    <Specimens title={words['catalogue.buttons']}>
      <div className="catalogue-row">
        <Button>{words['catalogue.primary']}</Button>
        <Button kind="secondary">{words['catalogue.secondary']}</Button>
        <Button kind="plain">{words['catalogue.plain']}</Button>
        <ButtonLink to="/">{words['catalogue.link']}</ButtonLink>
      </div>
      <div className="catalogue-row">
        <Button size="small">{words['catalogue.small']}</Button>
        <Button size="small" kind="secondary">
          {words['catalogue.small']}
        </Button>
        <IconButton icon={SearchIcon} label={words['catalogue.buttons']} />
      </div>
      <div className="catalogue-row">
        <Button busy>{words['catalogue.busy']}</Button>
        <Button kind="secondary" busy>
          {words['catalogue.busy']}
        </Button>
        <Button disabled>{words['catalogue.disabled']}</Button>
        <Button kind="secondary" disabled>
          {words['catalogue.disabled']}
        </Button>
      </div>
    </Specimens>
  );
}
