import { countFact } from '@rooftop/visits/collector/fact-count';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@rooftop/visits/consent';
import { missingConsent, TRACKERS, trackerEvents, type TrackerName } from '@rooftop/visits/tracker-events';
import { useLocation, useRouteLoaderData } from '#app/framework.ts';
import { useEffect, useState } from 'react';
import { checkPayloadUrl } from '#app/http/check-payload-url.ts';
import type { InspectorWords } from '#app/server/inspector/event-inspector.ts';
import type { loader } from '#app/root.tsx';
import { cookieTier, currentConsent } from '#app/visitor/consent/consent-state.ts';
import { subscribe } from '#app/visitor/tracking/publish.ts';
import { copyVisit } from './copy-visit.ts';
import { type HeardFact, withHeard } from './heard-facts.ts';
import { INSPECTOR_PATH } from './inspector-path.ts';
import styles from './inspector.css?url';

/** The inspector's words if the ticket is valid, otherwise null. */
function useWords(ticket: string): InspectorWords | null {
  const [words, setWords] = useState<InspectorWords | null>(null);
  useEffect(() => {
    const query = new URLSearchParams({ ticket });
    async function read() {
      const answer = await fetch(checkPayloadUrl(`${INSPECTOR_PATH}?${query}`));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own answer
      if (answer.ok) setWords((await answer.json()) as InspectorWords);
    }
    read().catch(() => undefined);
  }, [ticket]);
  return words;
}

/** All facts, the latest first. It sends and stores nothing, so it may hear those that are held back from others. */
function useHeardFacts(): readonly HeardFact[] {
  const [heard, setHeard] = useState<readonly HeardFact[]>([]);
  useEffect(() => {
    const stops = CONSENT_CATEGORIES.map((category) =>
      subscribe([category], (fact) => setHeard((before) => withHeard(before, fact, category))),
    );
    return () => stops.forEach((stop) => stop());
  }, []);
  return heard;
}

const names = (words: InspectorWords, categories: readonly ConsentCategory[]): string =>
  categories.map((category) => words[`privacy.${category}`]).join(', ');

/** The trackers that the dealership has entered in its settings. */
function useTrackers(): readonly TrackerName[] {
  const { measurementIds, containerId, metaPixelId } =
    useRouteLoaderData<typeof loader>('root')?.trackers ?? {};
  const isSetUp = {
    googleAnalytics: measurementIds !== undefined && measurementIds.length > 0,
    tagManager: Boolean(containerId),
    metaPixel: Boolean(metaPixelId),
  };
  return TRACKERS.filter((tracker) => isSetUp[tracker]);
}

interface EntryProps {
  readonly heard: HeardFact;
  readonly words: InspectorWords;
  readonly setUp: readonly TrackerName[];
}

/** What a tracker is sent for a fact, or would be, and why it isn't. Nothing if it never is. */
function Told({ heard, words, setUp, tracker }: EntryProps & { readonly tracker: TrackerName }) {
  const events = trackerEvents(heard.fact, tracker);
  if (events.length === 0) return null;
  const missing = missingConsent(tracker, heard.heardBy, cookieTier());
  return (
    <div>
      {words[`inspector.${tracker}`]}: {events.join(', ')}
      {missing.length > 0 && (
        <b>
          {' · '}
          {words['inspector.needs']} {names(words, missing)}
        </b>
      )}
      {!setUp.includes(tracker) && <b> · {words['inspector.notSetUp']}</b>}
    </div>
  );
}

function Entry(props: EntryProps) {
  const { heard, words } = props;
  const { kind, ...details } = heard.fact;
  const count = countFact(heard.fact);
  const held = CONSENT_CATEGORIES.filter((category) => !heard.heardBy.includes(category));
  return (
    <li>
      <b>{kind}</b>
      <div>
        {count === null ? words['inspector.notCounted'] : `${words['inspector.counted']} ${count.name}`}
      </div>
      {TRACKERS.map((tracker) => (
        <Told key={tracker} {...props} tracker={tracker} />
      ))}
      {held.length > 0 && (
        <div className="inspector-held">
          {words['inspector.held']} {names(words, held)}
        </div>
      )}
      <code>{JSON.stringify(details)}</code>
    </li>
  );
}

/** Copies the visit, so that the Studio can say why a popup does not show in it. */
function CopyVisit({ words }: { readonly words: InspectorWords }) {
  const [openedAt] = useState(() => performance.now());
  const [copied, setCopied] = useState<'visitCopied' | 'visitNotCopied' | null>(null);
  const copy = () =>
    copyVisit(openedAt).then(
      () => setCopied('visitCopied'),
      () => setCopied('visitNotCopied'),
    );
  return (
    <p>
      <button type="button" className="button" onClick={() => void copy()}>
        {words['inspector.copyVisit']}
      </button>{' '}
      <output>{copied !== null && words[`inspector.${copied}`]}</output>
    </p>
  );
}

/**
 * A panel that shows an editor what their visit publishes, what each tracker is sent, and what consent holds back.
 * Exported as default because it is loaded lazily.
 */
export default function EventInspector({ ticket }: { readonly ticket: string }) {
  const words = useWords(ticket);
  const facts = useHeardFacts();
  const setUp = useTrackers();
  const { pathname } = useLocation();
  const [isClosed, setClosed] = useState(false);
  if (words === null || isClosed) return null;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="inspector" />
      <aside className="inspector" aria-label={words['inspector.title']}>
        <h2>{words['inspector.title']}</h2>
        <button type="button" className="button" onClick={() => setClosed(true)}>
          {words['inspector.close']}
        </button>
        <p>
          {words['inspector.consent']} {names(words, currentConsent().allowed)}
        </p>
        {/* Each page begins anew. */}
        <CopyVisit key={pathname} words={words} />
        {facts.length === 0 && <p>{words['inspector.empty']}</p>}
        <ol>
          {facts.map((one) => (
            <Entry key={one.number} heard={one} words={words} setUp={setUp} />
          ))}
        </ol>
      </aside>
    </>
  );
}
