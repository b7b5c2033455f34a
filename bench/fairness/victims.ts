/** What visitors and editors of the other dealership do. */
import { randomUUID } from 'node:crypto';
import { addressOf, type FilledForm, readForms, SENT } from '../contact-forms.ts';
import { ask } from '../ask.ts';
import { draftId } from './target.ts';
import { type FairnessStage, VICTIM } from './stage.ts';

/** Actions, and how many of each start per second: together so few that people don't wait for each other. */
export const RATES = { 'cached page': 20, search: 5, query: 20, form: 4, stream: 8 } as const;
export type Action = keyof typeof RATES;

/** One action. */
export interface Outcome {
  readonly milliseconds: number;
  readonly isRefused: boolean;
}

export interface Victims extends AsyncDisposable {
  /** Has people load as many forms, to send them later. */
  openForms(count: number): Promise<void>;
  act(action: Action): Promise<Outcome>;
}

const DATA = 'v2025-02-19/data';
const DOCUMENT = draftId(999_999);
/** Milliseconds after which a change counts as missed. */
const PATIENCE_MS = 10_000;

/** Opens a stream of an editor's changes. */
async function openStream(url: string, headers: Readonly<Record<string, string>>) {
  const over = new AbortController();
  const query = encodeURIComponent(`*[_id == "${DOCUMENT}"]`);
  const answer = await fetch(`${url}/listen/production?query=${query}&includeResult=false`, {
    headers,
    signal: over.signal,
  });
  if (answer.body === null) throw new Error('The stream has no body.');
  const waiting = new Map<string, () => void>();
  const { body } = answer;
  void (async () => {
    // An event without the document is shorter than what is sent at once.
    for await (const chunk of body)
      for (const [, id = ''] of Buffer.from(chunk)
        .toString()
        .matchAll(/"transactionId":"([\w-]+)"/g))
        waiting.get(id)?.();
  })().catch(() => {});
  return {
    /** Resolves to whether the transaction was seen. */
    seen: (id: string) =>
      new Promise<boolean>((resolve) => {
        const settle = (isSeen: boolean) => {
          clearTimeout(late);
          waiting.delete(id);
          resolve(isSeen);
        };
        const late = setTimeout(() => settle(false), PATIENCE_MS);
        waiting.set(id, () => settle(true));
      }),
    close: () => over.abort(),
  };
}

export async function createVictims({ site, lakeUrl, editorToken }: FairnessStage): Promise<Victims> {
  const url = `${lakeUrl}/${DATA}`;
  const headers = { Authorization: `Bearer ${editorToken}`, 'Content-Type': 'application/json' };
  const stream = await openStream(url, headers);
  const forms: FilledForm[] = [];
  let people = 0;
  let count = 0;

  const visit = async (path: string, form?: string, address = addressOf((count += 1) % 60_000)) =>
    ask(site, { path, address, ...(form !== undefined && { form }) });
  const timed = async (isFine: () => Promise<boolean>): Promise<Outcome> => {
    const began = performance.now();
    const isRefused = !(await isFine().catch(() => false));
    return { milliseconds: performance.now() - began, isRefused };
  };

  const actions: Readonly<Record<Action, () => Promise<boolean>>> = {
    'cached page': async () => (await visit('/')).status === 200,
    search: async () => (await visit(`/cars-for-sale?mileage=2000,${100_000 + (count += 1)}`)).status === 200,
    async query() {
      const query = `*[_type == "faq" && _id != "${(count += 1)}"] | order(_updatedAt desc)[0...20]{_id, _type}`;
      const answer = await fetch(`${url}/query/production?query=${encodeURIComponent(query)}`, { headers });
      await answer.text();
      return answer.ok;
    },
    async form() {
      const filled = forms.pop();
      if (filled === undefined) throw new Error('There is no form left.');
      const { status, body } = await visit(filled.path, filled.form, filled.address);
      return status === 200 && body.includes(SENT);
    },
    async stream() {
      const transactionId = randomUUID();
      const dealership = { _type: 'reference', _ref: `dealership-${VICTIM}` };
      const document = { _id: DOCUMENT, _type: 'faq', dealership, sort: (count += 1) };
      const isSeen = stream.seen(transactionId);
      const answer = await fetch(`${url}/mutate/production`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ mutations: [{ createOrReplace: document }], transactionId }),
      });
      await answer.text();
      return answer.ok && isSeen;
    },
  };

  return {
    async openForms(wanted) {
      const more = await readForms(wanted, (path, address) => visit(path, undefined, address), people);
      people += wanted;
      forms.push(...more);
    },
    act: (action) => timed(actions[action]),
    async [Symbol.asyncDispose]() {
      stream.close();
    },
  };
}
