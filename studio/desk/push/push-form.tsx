import type { InboxSetup } from '@rooftop/leads/inbox/setup-api';
import type { PushAnswer } from '@rooftop/leads/push/push-api';
import { type FormEvent, useState } from 'react';
import type { ApiResult } from '../api/ask.ts';
import type { InboxApi } from '../api/create-inbox-api.ts';
import { words } from '../wording/words.ts';
import { findSubscription, subscribeDevice } from './device.ts';

interface PushFormProps {
  readonly api: InboxApi;
  readonly stores: InboxSetup['stores'];
  readonly found: PushAnswer;
  readonly onChange: (answer: PushAnswer) => void;
}

/** Chooses which leads this device is told about. */
export function PushForm({ api, stores, found: { publicKey, choice }, onChange }: PushFormProps) {
  const [problem, setProblem] = useState<string>();
  const [hasStore, setHasStore] = useState(choice?.stores?.length !== 0);

  async function save(fields: FormData): Promise<ApiResult<PushAnswer> | string> {
    const subscription =
      choice === null
        ? await subscribeDevice(publicKey)
        : ((await findSubscription()) ?? (await subscribeDevice(publicKey)));
    if (subscription === null) return words.push.refused;
    const chosen = fields.getAll('store').filter((key) => typeof key === 'string');
    const isAll = chosen.length === stores.length || stores.length === 1;
    const onlyOpen = fields.get('onlyOpen') !== null;
    return api.choosePush(subscription.toJSON(), { stores: isAll ? null : chosen, onlyOpen });
  }
  async function end(): Promise<ApiResult<PushAnswer> | string> {
    const subscription = await findSubscription();
    return subscription === null ? words.push.failed : api.endPush(subscription.endpoint);
  }
  async function run(work: Promise<ApiResult<PushAnswer> | string>): Promise<void> {
    const answer = await work.catch(() => words.push.failed);
    if (typeof answer === 'string') return setProblem(answer);
    if (answer.kind === 'refused') return setProblem(answer.refusal.message);
    setProblem(undefined);
    return onChange(answer.found);
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void run(save(new FormData(event.currentTarget)));
  }

  return (
    <form onSubmit={onSubmit} className="desk-stack">
      <p>
        {choice === null
          ? words.push.intro
          : choice.stores?.length === 0
            ? words.push.own
            : words.push.active}
      </p>
      {stores.length > 1 && (
        <fieldset
          className="desk-stack"
          onChange={({ currentTarget }) => setHasStore(currentTarget.querySelector(':checked') !== null)}
        >
          <legend>{words.push.stores}</legend>
          {stores.map(({ key, name }) => (
            <label key={key} className="desk-check">
              <input
                type="checkbox"
                name="store"
                value={key}
                defaultChecked={choice?.stores?.includes(key) ?? true}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <output className="desk-quiet">{hasStore ? '' : words.push.noStore}</output>
      <label className="desk-check">
        <input type="checkbox" name="onlyOpen" defaultChecked={choice?.onlyOpen ?? false} />
        {words.push.onlyOpen}
      </label>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className="desk-actions">
        <button type="submit" className="desk-button" data-look="main">
          {choice === null ? words.push.turnOn : words.push.save}
        </button>
        {choice !== null && (
          <button type="button" className="desk-button" onClick={() => void run(end())}>
            {words.push.turnOff}
          </button>
        )}
      </div>
    </form>
  );
}
