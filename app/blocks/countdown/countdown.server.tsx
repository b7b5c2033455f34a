import type { BlockOf } from '@rooftop/content/blocks/block';
import { localeOf } from '@rooftop/tenancy/languages';
import { daysBetween, localDate } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '#app/context.server.ts';
import { formatAppointment } from '@rooftop/platform/wording/format-time';
import { linkViews } from '../link-view.server.ts';
import { useElementId } from '#app/ui/use-element-id.ts';
import { LinkButtons } from '../link-buttons.tsx';
import { specimenLinks } from '../specimen-parts.ts';
import { staticBlock } from '../static-block.server.tsx';

/** How long something still lasts, in the dealership's days. Null when it is over. */
export function countdownView(block: BlockOf<'countdown'>, context: RequestContext) {
  const { heading, text, callToAction, secondCallToAction } = block;
  const { now, dealership, locale, validUntil } = context;
  const { timeZone } = dealership;
  const until = new Date(block.until);
  if (until <= now) return null;
  validUntil(until);
  const days = daysBetween(localDate(timeZone, now), localDate(timeZone, until));
  return {
    heading,
    text,
    links: linkViews([callToAction, secondCallToAction], context),
    until: block.until,
    remaining: new Intl.RelativeTimeFormat(localeOf(locale), { numeric: 'auto' }).format(days, 'day'),
    moment: formatAppointment(until, timeZone, locale),
  };
}

/** What ends, when, and what to do about it. Looks like a call to action, with the time left above. */
function Countdown({ view }: { readonly view: NonNullable<ReturnType<typeof countdownView>> }) {
  const { heading, text, links, until, remaining, moment } = view;
  const id = useElementId();
  return (
    <section className="block call-to-action" aria-labelledby={id}>
      <div className="call-to-action-words">
        <h2 id={id}>
          {heading} {remaining}
        </h2>
        <p>
          <time dateTime={until}>{moment}</time>
        </p>
        {text !== null && <p>{text}</p>}
      </div>
      <LinkButtons className="call-to-action-links" links={links} />
    </section>
  );
}

export const block = staticBlock('countdown', countdownView, Countdown, ({ now }) => [
  {
    heading: 'The winter tire sale ends',
    until: new Date(now.getTime() + 3 * 86_400_000).toISOString(),
    text: 'Mounting and balancing included.',
    ...specimenLinks,
  },
]);
