import { localDate, type LocalDate } from '@rooftop/tenancy/calendar';
import { type Draft, draftShape, EMPTY_DRAFT } from '@rooftop/vault/applications/draft';
import type { ReceivedApplication } from '@rooftop/vault/applications/applications';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';

/** A visitor's application, as far as they have come. */
export interface LoadedDraft {
  /** Null before the first step. */
  readonly id: string | null;
  readonly draft: Draft;
  /** The application that was sent from this browser. Null before that, and once the visitor starts another one. */
  readonly received: ReceivedApplication | null;
  /** Whom the visitor may have worked with. */
  readonly staff: readonly { readonly slug: string; readonly name: string; readonly title: string | null }[];
  /** In the dealership's time zone. */
  readonly today: LocalDate;
}

/** Loads the application of a visitor's cookie. A draft that an older version stored differently counts as none. */
export async function loadDraft(context: RequestContext): Promise<LoadedDraft> {
  const { client, content, creditDrafts, dealership, now } = context;
  context.forOneVisitor();
  const known = creditDrafts.readId(client.cookies);
  const [stored, staff] = await Promise.all([
    known === null ? null : creditDrafts.read(known),
    orFallback(content.staff(), []),
  ]);
  const read = draftShape.safeParse(stored);
  return {
    id: read.success ? known : null,
    draft: read.data ?? EMPTY_DRAFT,
    received: known === null || read.success ? null : await creditDrafts.findReceived(known),
    staff: staff.map(({ slug, firstName, lastName, title }) => ({
      slug,
      name: `${firstName} ${lastName}`,
      title,
    })),
    today: localDate(dealership.timeZone, now),
  };
}
