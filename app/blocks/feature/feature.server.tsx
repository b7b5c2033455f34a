import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { proseHtml } from '#app/ui/prose/prose-html.server.tsx';
import { CheckIcon } from '#app/ui/icons/check-icon.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { RenderedProse } from '#app/ui/prose/prose.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { linkViews } from '../link-view.server.ts';
import { LinkButtons } from '../link-buttons.tsx';
import { NO_LINKS, SPECIMEN_TERMS, specimenLinks } from '../specimen-parts.ts';
import { staticBlock } from '../static-block.server.tsx';

type FeatureView = ReturnType<typeof featureView>;

function featureView(block: BlockOf<'feature'>, context: RequestContext) {
  const { eyebrow, heading, body, points, terms, image, imageSide } = block;
  return {
    eyebrow,
    heading,
    body: proseHtml(body, context.href),
    points,
    /** Terms of the promise. */
    terms,
    picture: image && pictureView(image, context.imageUrl, 'half'),
    imageSide,
    links: linkViews([block.callToAction, block.secondCallToAction], context),
  };
}

/** A promise of the dealership with its terms. */
function Feature({ view }: { readonly view: FeatureView }) {
  const id = useElementId();
  const { eyebrow, heading, body, points, terms, picture, imageSide, links } = view;
  return (
    <section
      className="block feature"
      aria-labelledby={id}
      data-image-side={picture === null ? 'none' : imageSide}
    >
      {picture !== null && (
        <Picture className="feature-picture" picture={picture} sizes="(width >= 56rem) 50vw, 100vw" />
      )}
      <div className="feature-words">
        {eyebrow !== null && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>{heading}</h2>
        {body !== null && <RenderedProse of={body} />}
        {points.length > 0 && (
          <ul className="feature-points">
            {points.map((point) => (
              <li key={point}>
                <CheckIcon aria-hidden="true" size={22} strokeWidth={2.5} />
                {point}
              </li>
            ))}
          </ul>
        )}
        <LinkButtons links={links} className="feature-links" />
        {terms !== null && <p className="feature-terms">{terms}</p>}
      </div>
    </section>
  );
}

export const block = staticBlock(
  'feature',
  featureView,
  Feature,
  ({ images: [first = null, image = first] }) => [
    ...(['left', 'right'] as const).map((imageSide) => ({
      eyebrow: 'Warranty',
      heading: `Picture on the ${imageSide}`,
      body: [],
      points: ['For as long as you own it', 'Parts and labor'],
      terms: SPECIMEN_TERMS,
      image,
      imageSide,
      ...specimenLinks,
    })),
    {
      eyebrow: null,
      heading: 'Without a picture',
      body: [],
      points: [],
      terms: null,
      image: null,
      imageSide: 'right',
      ...NO_LINKS,
    },
  ],
);
