import { z } from 'zod';

/** `G-AB12CD34EF`. */
export const MEASUREMENT_ID = /^G-[A-Z\d]{6,12}$/;
/** `GTM-AB12CD3`. */
export const CONTAINER_ID = /^GTM-[A-Z\d]{4,10}$/;
/** Digits only. */
export const PIXEL_ID = /^\d{8,20}$/;
/** Scheme and host, with a port if it has one. */
export const TRACKER_ORIGIN = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;

const listOf = (format: RegExp) =>
  z.array(z.string()).transform((all) => all.filter((one) => format.test(one)));

/** What measures visits for the dealership or its advertisers. Wrong values mean none: they are part of a header. */
export const trackersShape = z.object({
  /** Google Analytics 4. */
  measurementIds: listOf(MEASUREMENT_ID),
  /** Google Tag Manager. `origins` are where its tags load from and send to. */
  tagContainer: z
    .object({ id: z.string().regex(CONTAINER_ID), origins: listOf(TRACKER_ORIGIN) })
    .nullable()
    .catch(null),
  metaPixelId: z.string().regex(PIXEL_ID).nullable().catch(null),
});
export type Trackers = z.infer<typeof trackersShape>;
