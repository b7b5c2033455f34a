import type { FoundData, Shopper } from '@rooftop/leads/privacy/privacy-api';
import { useState } from 'react';
import type { ApiResult } from '../api/ask.ts';
import { useDesk } from '../shell/desk-context.ts';
import { Refused } from '../shell/refused.tsx';
import { words } from '../wording/words.ts';
import { DataLogSection } from './data-log.tsx';
import { FoundPerson } from './found-person.tsx';
import { PersonSearch } from './person-search.tsx';
import { useSender } from './use-sender.ts';

/** Finds, exports and deletes the data of one person. With a lead in its URL it begins with who sent that. */
export function Privacy() {
  const { api, enterCode, place, setup } = useDesk();
  const sender = useSender(place.lead);
  const [shopper, setShopper] = useState<Shopper>();
  const [answer, setAnswer] = useState<ApiResult<FoundData>>();
  /** Number of log entries added since the page was opened. */
  const [added, setAdded] = useState(0);
  const countAdded = () => setAdded((known) => known + 1);

  async function find(searched: Shopper) {
    setShopper(searched);
    setAnswer(await api.privacy.find(searched));
    countAdded();
  }
  return (
    <section className="desk-privacy">
      <h1>{words.privacy.title}</h1>
      <p>{words.privacy.intro}</p>
      <PersonSearch key={sender?.id} sender={sender} find={find} />
      {answer?.kind === 'refused' && <Refused refusal={answer.refusal} enterCode={enterCode} />}
      {answer?.kind === 'found' && shopper !== undefined && (
        <FoundPerson
          found={answer.found}
          shopper={shopper}
          findAgain={() => find(shopper)}
          onExport={countAdded}
        />
      )}
      {setup.managesPersonalData && <DataLogSection version={added} />}
    </section>
  );
}
