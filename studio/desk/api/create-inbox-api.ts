import { type BulkChange, bulkResultShape, type LeadChange } from '@rooftop/leads/inbox/change-api';
import { leadPageShape, leadRecordShape, type LeadFilter } from '@rooftop/leads/inbox/inbox-api';
import { type AnswerRequest, answerDraftShape } from '@rooftop/leads/messages/messages-api';
import { inboxSetupShape, type SavedView, savedViewsShape } from '@rooftop/leads/inbox/setup-api';
import { reportShape } from '@rooftop/leads/inbox/report-api';
import { pushAnswerShape, type PushChoice } from '@rooftop/leads/push/push-api';
import { language } from '../wording/words.ts';
import { ask } from './ask.ts';
import type { Call } from './call.ts';
import { createPrivacyApi } from './create-privacy-api.ts';

const send = (method: 'POST' | 'PUT', body: object | null): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Requests about the leads of one dealership, by its document id. Filters are in bodies, because URLs are logged. */
export function createInboxApi(call: Call, dealership: string) {
  const base = `leads/${encodeURIComponent(dealership)}`;
  return {
    privacy: createPrivacyApi(call, dealership),
    /** 50 leads. @param cursor `next` of the page before */
    list: (filter: LeadFilter, cursor: string | undefined, signal: AbortSignal) =>
      ask(call(base, { ...send('POST', { ...filter, cursor }), signal }), leadPageShape),
    setup: () => ask(call(`${base}/setup`), inboxSetupShape),
    lead: (id: string, signal: AbortSignal) => ask(call(`${base}/${id}`, { signal }), leadRecordShape),
    change: (id: string, change: LeadChange) =>
      // The phone's own app may come to the front at once.
      ask(call(`${base}/${id}`, { ...send('POST', change), keepalive: true }), leadRecordShape),
    /** What an answer by mail begins as. */
    answerDraft: (id: string, signal: AbortSignal) =>
      ask(call(`${base}/${id}/answer`, { signal }), answerDraftShape),
    sendAnswer: (id: string, answer: AnswerRequest) =>
      ask(call(`${base}/${id}/answer`, send('POST', answer)), leadRecordShape),
    sendAnswerAgain: (id: string, message: string) =>
      ask(call(`${base}/${id}/answers/${message}/again`, { method: 'POST' }), leadRecordShape),
    bulk: (change: BulkChange) => ask(call(`${base}/bulk`, send('POST', change)), bulkResultShape),
    saveViews: (views: readonly SavedView[]) =>
      ask(call(`${base}/views`, send('PUT', views)), savedViewsShape),
    report: (from: string, to: string, signal: AbortSignal) =>
      ask(call(`${base}/reports?${new URLSearchParams({ from, to })}`, { signal }), reportShape),
    /** What was chosen on a device. @param endpoint null if it has not subscribed */
    pushChoice: (endpoint: string | null) =>
      ask(call(`${base}/push`, send('POST', endpoint === null ? null : { endpoint })), pushAnswerShape),
    choosePush: (device: PushSubscriptionJSON, choice: PushChoice) =>
      ask(call(`${base}/push`, send('PUT', { ...device, ...choice, language })), pushAnswerShape),
    endPush: (endpoint: string) => ask(call(`${base}/push/off`, send('POST', { endpoint })), pushAnswerShape),
    /** A stream of server-sent events. */
    events: (signal: AbortSignal) => call(`${base}/events`, { signal }),
    exportFile: (filter: LeadFilter) => call(`${base}/export.csv`, send('POST', { ...filter, language })),
    calendarFile: (id: string) => call(`${base}/${id}/calendar.ics`),
    file: (id: string, position: number) => call(`${base}/${id}/files/${position}`),
    message: (id: string, delivery: string) => call(`${base}/${id}/deliveries/${delivery}/message`),
  };
}
export type InboxApi = ReturnType<typeof createInboxApi>;
