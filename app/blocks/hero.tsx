import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import type { PictureView } from '../ui/picture-view.server.ts';

export interface HeroView {
  readonly headline: string;
  readonly text: string | null;
  readonly picture: PictureView | null;
  readonly callToAction: { readonly label: string; readonly href: string } | null;
}

/** What a visitor sees first. The theme decides how words and picture share the room: see hero.css. */
export function Hero({ hero }: { hero: HeroView }) {
  return (
    <section className="hero" data-pictured={hero.picture !== null}>
      <div className="hero-words">
        <h1>{hero.headline}</h1>
        <div className="hero-more">
          {hero.text !== null && <p>{hero.text}</p>}
          {hero.callToAction !== null && (
            <ButtonLink to={hero.callToAction.href}>{hero.callToAction.label}</ButtonLink>
          )}
        </div>
      </div>
      {hero.picture !== null && (
        <Picture className="hero-picture" picture={hero.picture} sizes="100vw" isFirst />
      )}
    </section>
  );
}
