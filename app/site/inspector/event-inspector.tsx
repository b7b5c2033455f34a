import { countFact } from '@rooftop/visits/collector/fact-count';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@rooftop/visits/consent';
import { useEffect, useState } from 'react';
import { checkPayloadUrl } from '../../http/check-payload-url.ts';
import type { InspectorWords } from '../../server/inspector/event-inspector.ts';
import { currentConsent } from '../../visitor/consent/consent-state.ts';
import { subscribe } from '../../visitor/tracking/publish.ts';
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
      subscribe(category, (fact) => setHeard((before) => withHeard(before, fact, category))),
    );
    return () => stops.forEach((stop) => stop());
  }, []);
  return heard;
}

const names = (words: InspectorWords, categories: readonly ConsentCategory[]): string =>
  categories.map((category) => words[`privacy.${category}`]).join(', ');

function Entry({ heard, words }: { readonly heard: HeardFact; readonly words: InspectorWords }) {
  const { kind, ...details } = heard.fact;
  const count = countFact(heard.fact);
  const held = CONSENT_CATEGORIES.filter((category) => !heard.heardBy.includes(category));
  return (
    <li>
      <b>{kind}</b>
      <div>
        {count === null ? words['inspector.notCounted'] : `${words['inspector.counted']} ${count.name}`}
      </div>
      {held.length > 0 && (
        <div className="inspector-held">
          {words['inspector.held']} {names(words, held)}
        </div>
      )}
      <code>{JSON.stringify(details)}</code>
    </li>
  );
}

/**
 * A panel that shows an editor what their visit publishes, and what consent holds back. Exported as default because it is
 * loaded lazily.
 */
export default function EventInspector({ ticket }: { readonly ticket: string }) {
  const words = useWords(ticket);
  const facts = useHeardFacts();
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
        {facts.length === 0 && <p>{words['inspector.empty']}</p>}
        <ol>
          {facts.map((one) => (
            <Entry key={one.number} heard={one} words={words} />
          ))}
        </ol>
      </aside>
    </>
  );
}
