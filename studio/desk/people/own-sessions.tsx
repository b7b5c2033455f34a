import { useCallback } from 'react';
import type { ApiResult } from '../api/ask.ts';
import { Section } from '../lead/section.tsx';
import type { Notice } from '../shell/desk-context.ts';
import { Pill } from '../ui/pill.tsx';
import { formatShortMoment } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import type { SessionsApi } from './people-api.ts';
import { useAnswer } from './use-answer.ts';

interface OwnSessionsProps {
  readonly api: SessionsApi;
  readonly timeZone: string;
  readonly notify: (notice: Notice) => void;
}

/** Where the user is signed in. They can end each session but the one they are in. */
export function OwnSessions({ api, timeZone, notify }: OwnSessionsProps) {
  const { answer, refresh } = useAnswer(useCallback(() => api.sessions(), [api]));
  const { people } = words;
  async function end(request: Promise<ApiResult<unknown>>) {
    const ended = await request;
    notify(
      ended.kind === 'found'
        ? { tone: 'info', text: people.sessionEnded }
        : { tone: 'alert', text: ended.refusal.message },
    );
    await refresh();
  }
  const sessions = answer?.kind === 'found' ? answer.found : [];
  return (
    <Section heading="h2" title={people.ownSessions}>
      {answer?.kind === 'refused' && <p role="alert">{answer.refusal.message}</p>}
      <ul className="desk-person-rows">
        {sessions.map(({ id, device, startedAt, usedAt, isCurrent }) => {
          const name = people.device(device);
          return (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <p className="desk-person-facts">
                  {isCurrent && <Pill tone="good">{people.thisSession}</Pill>}
                  <span className="desk-quiet">{people.since(formatShortMoment(startedAt, timeZone))}</span>
                  <span className="desk-quiet">{people.lastUsed(formatShortMoment(usedAt, timeZone))}</span>
                </p>
              </div>
              {!isCurrent && (
                <button
                  type="button"
                  className="desk-button"
                  aria-label={people.endName(name)}
                  onClick={() => void end(api.endSession(id))}
                >
                  {people.end}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className="desk-button" onClick={() => void end(api.endOtherSessions())}>
          {people.endOthers}
        </button>
      )}
    </Section>
  );
}
