import type { PagePartName } from '@rooftop/content/documents/popup/page-parts';
import { FormProvider, getFormProps, useForm } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import { useFetcher, useLocation } from '#app/framework.ts';
import type { LeadKind } from '@rooftop/leads/kind';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { config } from 'zod/mini';
import { PROOF_FIELD } from './spam-filter/spam-field-names.ts';
import { Button } from '../ui/button.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { SpamFields } from './spam-fields.tsx';
import { currentSent, forgetSent, keepSent, readSent } from './kept-sent.ts';
import type { LeadFormResult, SentLead } from './lead-form-result.ts';
import { LeadFormContext } from './lead-form-context.ts';
import type { LeadFormView } from './lead-form-view.server.ts';
import { SentNotice } from './sent-notice.tsx';
import { useCheckAfterPress } from './use-check-after-press.ts';
import { useProof } from './use-proof.ts';
import { publish } from '../visitor/tracking/publish.ts';

// Zod tests whether it may compile code. Our policy forbids that, and browsers would report every attempt.
if (typeof document !== 'undefined') config({ jitless: true });

interface LeadFormProps {
  readonly view: LeadFormView;
  /** The kind whose fields are validated in the browser and again by the server. */
  readonly kind: Pick<LeadKind, 'fields'>;
  /** Labels by field name for the error summary, in the order of the fields. */
  readonly labels: Readonly<Record<string, string>>;
  /** Response of the action to a form submitted without JavaScript: `useActionData()`. */
  readonly answer?: LeadFormResult | undefined;
  /** Whether a reload of the page still says that it was sent. False for a form that is opened anew, or has steps. */
  readonly staysSent?: boolean;
  /** Label of the link below the success message to the same form, empty. Undefined if it is sent once. */
  readonly again?: string;
  /** Whether the form uploads files. */
  readonly hasFile?: boolean;
  /** Content below the success message. */
  readonly afterSent?: ReactNode;
  /** Level of the success message's heading. Defaults to h3. */
  readonly sentLevel?: 'h2' | 'h3';
  readonly onSent?: (lead: SentLead) => void;
  /** Called when the form was sent and phone verification, if any, was completed or skipped. */
  readonly onDone?: ((isVerified: boolean) => void) | undefined;
  readonly children: ReactNode;
}

const never = () => () => {};

/** What the page said about a form before it was reloaded. @param form ID of its element, or null */
function useKeptSent(form: string | null): SentLead | null {
  useLocation();
  // The server doesn't know it, so it shows once the page is hydrated.
  const kept = useSyncExternalStore(never, currentSent, () => null);
  return useMemo(() => (form === null ? null : readSent(kept, form)), [form, kept]);
}

/**
 * A form that submits a lead. Without JavaScript, it is a plain form whose response is a page. With JavaScript, it is
 * validated while being filled in and submitted without leaving the page. The input is never lost.
 */
export function LeadForm(form: LeadFormProps) {
  const [round, setRound] = useState(0);
  const startOver = () => {
    forgetSent();
    setRound(round + 1);
  };
  // Each round has its own input and its own response.
  return round === 0 ? (
    <LeadFormRound {...form} onAgain={startOver} />
  ) : (
    <LeadFormRound key={round} {...form} answer={undefined} isAgain onAgain={startOver} />
  );
}

interface RoundProps extends LeadFormProps {
  /** Whether the visitor has just sent it and wants to send another. Then its first field takes the focus. */
  readonly isAgain?: boolean;
  readonly onAgain: () => void;
}

const FIRST_FIELD = ':is(input:not([type="hidden"]), select, textarea)';

function LeadFormRound({
  view,
  kind,
  labels,
  answer,
  staysSent = false,
  again,
  isAgain = false,
  onAgain,
  hasFile = false,
  afterSent,
  sentLevel = 'h3',
  onSent,
  onDone,
  children,
}: RoundProps) {
  const fetcher = useFetcher<LeadFormResult>();
  const element = useRef<HTMLFormElement>(null);
  useCheckAfterPress(element);
  const kept = useKeptSent(staysSent ? view.id : null);
  const latest = fetcher.data ?? answer ?? kept ?? undefined;
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
    if (latest?.state !== 'sent') return;
    if (latest.fact) publish(latest.fact);
    if (latest !== fetcher.data) return;
    if (staysSent) keepSent(view.id, latest);
    onSent?.(latest);
    // oxlint-disable-next-line react/exhaustive-deps -- told once for every answer
  }, [latest]);

  useEffect(() => {
    if (isAgain) element.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [isAgain]);

  const wrong = answer?.state === 'again' ? (answer.reply.error ?? {}) : {};
  const firstWrong = Object.keys(labels).find((name) => wrong[name] !== undefined);
  // Keeps the identity while nothing changes, so that fields don't rerender needlessly.
  const shown = useMemo(() => ({ ...view, firstWrong }), [view, firstWrong]);

  if (latest?.state === 'sent') {
    return (
      <SentNotice
        view={view}
        lead={latest}
        isNew={fetcher.data !== undefined}
        level={sentLevel}
        onDone={onDone}
        again={again === undefined ? null : { label: again, href: view.action, start: onAgain }}
      >
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
          target="_self"
          className="lead-form"
          data-form={view.form}
          onSubmit={(event) => (busy ? event.preventDefault() : onSubmit(event))}
        >
          <FormErrorSummary form={form} labels={labels} answer={latest} isIdle={!busy} />
          {children}
          <SpamFields
            view={{ ...view.spamFields, token: latest?.token ?? view.spamFields.token }}
            confirm={confirm}
          />
          <Button type="submit" busy={busy} data-part={'send-button' satisfies PagePartName}>
            {busy ? view.words['form.sending'] : view.texts.submit}
          </Button>
        </fetcher.Form>
      </FormProvider>
    </LeadFormContext>
  );
}
