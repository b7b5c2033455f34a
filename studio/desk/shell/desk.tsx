import '../styles/desk.css';
import type { InboxRefusal } from '@rooftop/leads/inbox/inbox-api';
import type { InboxSetup } from '@rooftop/leads/inbox/setup-api';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Call } from '../api/call.ts';
import { createInboxApi } from '../api/create-inbox-api.ts';
import { SessionsOnly } from '../people/sessions-only.tsx';
import { PushButton } from '../push/push-button.tsx';
import { words } from '../wording/words.ts';
import { DeskContext, type DeskRouter } from './desk-context.ts';
import { DeskNavigation } from './desk-navigation.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { DESK_PAGES } from './pages.ts';
import { Refused } from './refused.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useNews } from './use-news.ts';
import { useNotice } from './use-notice.ts';

interface DeskProps {
  readonly call: Call;
  /** Sends a request to the lake. */
  readonly callLake: Call;
  readonly navigation: DeskRouter;
  readonly enterCode: () => Promise<void>;
  /** Ends the session. Undefined inside the Studio, which has a button of its own for that. */
  readonly leave?: () => Promise<void>;
  /** Chooses a dealership. */
  readonly chooser: ReactNode;
}

/** The desk of one dealership: navigation, the open page, and messages. */
export function Desk({ call, callLake, navigation, enterCode, leave, chooser }: DeskProps) {
  const { dealership, page } = navigation.place;
  const api = useMemo(() => createInboxApi(call, dealership), [call, dealership]);
  const [setup, setSetup] = useState<InboxSetup>();
  const [refusal, setRefusal] = useState<InboxRefusal>();
  const { notice, notify, close } = useNotice();
  const onNews = useNews(api, setup !== undefined);

  useEffect(() => {
    const left = new AbortController();
    async function read() {
      const answer = await api.setup();
      if (left.signal.aborted) return;
      if (answer.kind === 'found') setSetup(answer.found);
      else setRefusal(answer.refusal);
    }
    void read();
    return () => left.abort();
  }, [api]);

  const entry = DESK_PAGES[page];
  return (
    <div className="desk">
      <header className="desk-header">
        {chooser}
        <DeskNavigation navigation={navigation} />
        {setup !== undefined && <PushButton api={api} stores={setup.stores} />}
        {leave !== undefined && <SignOutButton leave={leave} />}
      </header>
      <div className="desk-page">
        {'EditorsPage' in entry ? (
          <entry.EditorsPage call={call} navigation={navigation} />
        ) : (
          <>
            {refusal !== undefined && <Refused refusal={refusal} enterCode={enterCode} />}
            {refusal !== undefined && !refusal.needsCode && (
              <SessionsOnly callLake={callLake} notify={notify} />
            )}
            {refusal === undefined && setup === undefined && <p className="desk-empty">{words.loading}</p>}
            {setup !== undefined && (
              <DeskContext value={{ ...navigation, api, callLake, setup, notify, onNews, enterCode }}>
                <entry.Page />
              </DeskContext>
            )}
          </>
        )}
      </div>
      <NoticeBar notice={notice} close={close} />
    </div>
  );
}
