import { MAX_PHOTOS } from '@rooftop/trade/storage/trade-in-storage';
import type { RequestContext } from '#app/context.server.ts';
import type { StepPlace, StepReading, StepRow } from '#app/forms/steps/step-row.ts';
import { localPath } from '#app/http/page-request.ts';
import type { LoadedTradeIn } from './load-trade-in.server.ts';
import { TRADE_IN_URLS } from './trade-in-urls.ts';

const view = (
  { stored: { photos } }: LoadedTradeIn,
  { dealership, locale, t }: RequestContext,
  { number }: StepPlace,
) => ({
  kind: 'photos' as const,
  heading: t('tradeIn.photos'),
  text: t('tradeIn.photosText', { max: MAX_PHOTOS }),
  photos: photos.map(({ position, thumbnail }, at) => ({
    position,
    thumbnail,
    alt: t('tradeIn.photo', { number: at + 1 }),
    remove: t('tradeIn.removePhoto', { number: at + 1 }),
  })),
  /** URL of the next step. */
  next: localPath(TRADE_IN_URLS.path('offer', number + 1), locale, dealership.languages),
  isFull: photos.length >= MAX_PHOTOS,
  words: {
    add: t('tradeIn.addPhotos'),
    failed: t('tradeIn.photoFailed'),
    hint: t('tradeIn.photosHint'),
    send: t('tradeIn.upload'),
    sending: t('tradeIn.sendingPhotos'),
  },
});

/** Adds the photos of a form, or removes one. Each is stored by itself. */
async function read(
  form: FormData,
  { id, stored }: LoadedTradeIn,
  { t, tradeIns }: RequestContext,
): Promise<StepReading<never>> {
  if (id === null) return { kind: 'stay' };
  const removed = Number(form.get('remove'));
  if (removed > 0) {
    await tradeIns.removePhoto(id, removed);
    return { kind: 'stay' };
  }
  const sent = form.getAll('photos').filter((file) => file instanceof File && file.size > 0);
  const problems = new Set<string>();
  for (const file of sent.slice(0, MAX_PHOTOS + 1 - stored.photos.length)) {
    if (!(file instanceof File)) continue;
    const added = await tradeIns.addPhoto(id, Buffer.from(await file.arrayBuffer()));
    if (added !== 'added') problems.add(t(`tradeIn.${added}`, { max: MAX_PHOTOS }));
  }
  if (problems.size > 0)
    return { kind: 'wrong', answer: { problems: { photos: [...problems].join(' ') }, values: {} } };
  return { kind: sent.length > 0 ? 'stay' : 'complete' };
}

/** Photos of the car. */
export const photosStep = {
  key: 'photos',
  isComplete: () => true,
  view,
  hasFiles: true,
  read,
} satisfies StepRow<LoadedTradeIn, never>;
