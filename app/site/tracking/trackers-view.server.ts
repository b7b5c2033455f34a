import { chatOrigins } from '@rooftop/content/documents/dealership/chat';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { RequestContext } from '#app/context.server.ts';
import { hasTicket } from '#app/http/ticket-path.ts';
import { lenderForm } from '#app/vehicles/lender-form.ts';

/** The dealership's trackers, as the browser starts them. */
export type TrackersView = NonNullable<ReturnType<typeof trackersView>>;

/** Null if there are none, or the page may have none. */
export function trackersView(
  settings: Pick<Settings, 'preApprovalLink'> | null,
  { dealership, path }: Pick<RequestContext, 'dealership' | 'path'>,
) {
  if (hasTicket(path)) return null;
  const { chat, name, trackers } = dealership;
  const { measurementIds, tagContainer, metaPixelId } = trackers;
  if (measurementIds.length === 0 && tagContainer === null && metaPixelId === null) return null;
  const lender = lenderForm(settings)?.origin;
  return {
    measurementIds,
    containerId: tagContainer?.id ?? null,
    metaPixelId,
    storeName: name,
    /** Whose frames may ask to send events of the ASC standard. */
    frameOrigins: [
      ...chatOrigins(chat),
      ...(lender === undefined ? [] : [lender]),
      ...(tagContainer?.origins ?? []),
    ],
  };
}
