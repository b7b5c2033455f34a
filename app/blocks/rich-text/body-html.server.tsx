import { PortableText, type PortableTextReactComponents } from '@portabletext/react';
import type { Body, BodyPart } from '@rooftop/content/objects/texts/body';
import { Fragment, type ReactNode } from 'react';
import type { RequestContext } from '#app/context.server.ts';
import { carsOfSearch } from '#app/vehicles/card/cars-of-search.server.ts';
import { headingsOf, plainText } from './body.ts';
import { BodyCallout, BodyCars, BodyPicture, BodyTable } from './body-parts.tsx';
import { VideoEmbed } from '#app/ui/media/video-embed.tsx';
import { videoEmbedView } from '#app/ui/media/video-embed-view.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { markComponents, type TrustedHtml } from '#app/ui/prose/prose-html.server.tsx';
import { staticHtml } from '#app/ui/server-html.server.tsx';

type Paragraph = Extract<BodyPart, { _type: 'block' }>;
type Inset = Exclude<BodyPart, Paragraph>;

/** Consecutive paragraphs, because list items form one list together, or a single non-paragraph part. */
type Run = readonly Paragraph[] | Inset;

function runsOf(body: Body): readonly Run[] {
  const runs: (Paragraph[] | Inset)[] = [];
  for (const part of body) {
    const last = runs.at(-1);
    if (part._type !== 'block') runs.push(part);
    else if (Array.isArray(last)) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

/**
 * Components that render paragraphs.
 * @param ids IDs of headings, by the keys of their paragraphs.
 */
const components = (
  ids: ReadonlyMap<string | undefined, string>,
  { href }: Pick<RequestContext, 'href'>,
): Partial<PortableTextReactComponents> => ({
  block: {
    normal: ({ children }) => <p>{children}</p>,
    h2: ({ children, value }) => (ids.has(value._key) ? <h2 id={ids.get(value._key)}>{children}</h2> : null),
    h3: ({ children, value }) => (ids.has(value._key) ? <h3 id={ids.get(value._key)}>{children}</h3> : null),
    blockquote: ({ children }) => (
      <blockquote>
        <p>{children}</p>
      </blockquote>
    ),
  },
  ...markComponents(href),
});

async function inset(part: Inset, context: RequestContext): Promise<ReactNode> {
  const { imageUrl, t } = context;
  switch (part._type) {
    case 'bodyPicture':
      return (
        part.image && (
          <BodyPicture picture={pictureView(part.image, imageUrl, 'half')} caption={part.caption} />
        )
      );
    case 'callout':
      return <BodyCallout callout={part} name={t(`body.${part.tone}`)} />;
    case 'bodyTable':
      return <BodyTable table={part} name={t('body.table')} />;
    case 'bodyVideo':
      return <VideoEmbed of={videoEmbedView(part, context)} />;
    case 'bodyVehicles':
      break;
  }
  const cars = await carsOfSearch(part.search, part.count, context);
  return cars && <BodyCars heading={part.heading} cars={cars} />;
}

/**
 * Rich text of an article or page as HTML for `RenderedProse`, or null if it is empty. Its cars are those currently
 * for sale. A page whose text contains a video also needs a `VideoPlayer`.
 * @param prefix Prefix of heading IDs, as in `headingsOf`.
 */
export async function bodyHtml(
  body: Body,
  context: RequestContext,
  prefix?: string,
): Promise<TrustedHtml | null> {
  if (plainText(body) === '' && body.every(({ _type }) => _type === 'block')) return null;
  const ids = new Map(headingsOf(body, prefix).map(({ key, id }) => [key, id]));
  const looks = components(ids, context);
  const parts = await Promise.all(
    runsOf(body).map(async (run): Promise<ReactNode> => {
      if ('_type' in run) return <Fragment key={run._key}>{await inset(run, context)}</Fragment>;
      return (
        <PortableText key={run[0]?._key} value={[...run]} components={looks} onMissingComponent={false} />
      );
    }),
  );
  return staticHtml(parts, prefix ?? 'body');
}

/** Whether the text includes a vehicle list. It may turn out empty. */
export const hasCars = (body: Body): boolean => body.some(({ _type }) => _type === 'bodyVehicles');

/** Whether the text contains a video. */
export const hasVideo = (body: Body): boolean => body.some(({ _type }) => _type === 'bodyVideo');
