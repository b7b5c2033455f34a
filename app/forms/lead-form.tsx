import { FormProvider, getFormProps, useForm } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import { useFetcher } from '@remix-run/react';
import type { LeadKind } from '@rooftop/leads/kind';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { config } from 'zod';
import { PROOF_FIELD } from '../abuse/guard-fields.ts';
import { Button } from '../ui/button.tsx';
import { FormTrouble } from './form-trouble.tsx';
import { GuardFields } from './guard-fields.tsx';
import type { LeadAnswer, SentLead } from './lead-answer.ts';
import { LeadFormContext } from './lead-form-context.ts';
import type { LeadFormView } from './lead-form-view.server.ts';
import { SentNotice } from './sent-notice.tsx';
import { useCheckAfterPress } from './use-check-after-press.ts';
import { useProof } from './use-proof.ts';

// Zod tries whether it may compile code. Here it may not, and browsers report every try.
if (typeof document !== 'undefined') config({ jitless: true });

interface LeadFormProps {
  readonly view: LeadFormView;
  /** whose fields are checked in the browser, and again by the server */
  readonly kind: Pick<LeadKind, 'fields'>;
  /** by field, in the order in which they stand: how it is called in the summary of what is to be mended */
  readonly labels: Readonly<Record<string, string>>;
  /** what the action answered to a form that was sent without script: `useActionData()` */
  readonly answer?: LeadAnswer | undefined;
  /** whether files are sent along */
  readonly hasFile?: boolean;
  /** what stands below the words of success */
  readonly afterSent?: ReactNode;
  readonly onSent?: (lead: SentLead) => void;
  /** it was sent, and whoever was asked for a code has given it or would rather not */
  readonly onDone?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A form that makes a lead. Without script it is a plain form and the page answers; with script it is checked while it
 * is filled in and sent without leaving the page. What was written is never lost.
 */
export function LeadForm({
  view,
  kind,
  labels,
  answer,
  hasFile = false,
  afterSent,
  onSent,
  onDone,
  children,
}: LeadFormProps) {
  const fetcher = useFetcher<LeadAnswer>();
  const element = useRef<HTMLFormElement>(null);
  useCheckAfterPress(element);
  const latest = fetcher.data ?? answer;
  const encType = hasFile ? 'multipart/form-data' : undefined;
  const { isSolving, confirm } = useProof(latest, (proof) => {
    if (element.current === null) return;
    const fields = new FormData(element.current);
    fields.set(PROOF_FIELD, proof);
    fetcher.submit(fields, { method: 'post', action: view.action, encType });
  });
  const busy = isSolving || fetcher.state !== 'idle';
  const [form] = useForm({
    id: view.id,
    defaultValue: view.values,
    lastResult: latest === undefined || latest.state === 'sent' || isSolving ? null : latest.reply,
    constraint: getZodConstraint(kind.fields),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: kind.fields }),
  });
  useEffect(() => {
    if (fetcher.data?.state === 'sent') onSent?.(fetcher.data);
    // oxlint-disable-next-line react/exhaustive-deps -- told once for every answer
  }, [fetcher.data]);

  const wrong = answer?.state === 'again' ? (answer.reply.error ?? {}) : {};
  const firstWrong = Object.keys(labels).find((name) => wrong[name] !== undefined);
  // The same object while nothing in it changes: fields are made anew for their own sake alone.
  const shown = useMemo(() => ({ ...view, firstWrong }), [view, firstWrong]);

  if (latest?.state === 'sent') {
    return (
      <SentNotice view={view} lead={latest} isNew={fetcher.data !== undefined} onDone={onDone}>
        {afterSent}
      </SentNotice>
    );
  }
  const { onSubmit, ...attributes } = getFormProps(form, { ariaAttributes: false });
  return (
    <LeadFormContext value={shown}>
      <FormProvider context={form.context}>
        <fetcher.Form
          {...attributes}
          ref={element}
          method="post"
          action={view.action}
          encType={encType}
          className="lead-form"
          onSubmit={(event) => (busy ? event.preventDefault() : onSubmit(event))}
        >
          <FormTrouble form={form} labels={labels} answer={latest} isIdle={!busy} />
          {children}
          <GuardFields
            guard={{ ...view.guard, token: latest?.token ?? view.guard.token }}
            confirm={confirm}
          />
          <Button type="submit" busy={busy}>
            {busy ? view.words['form.sending'] : view.texts.submit}
          </Button>
        </fetcher.Form>
      </FormProvider>
    </LeadFormContext>
  );
}
