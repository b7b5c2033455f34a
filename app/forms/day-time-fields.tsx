import { useField } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { type Option, Select } from '../ui/fields/select.tsx';
import { useIsScripted } from '../ui/use-is-scripted.ts';
import { timesOfDays } from '@rooftop/platform/appointments/times-of-days';
import { dayAndTimeValue } from './day-and-time-value.ts';
import { errorMessage, useLeadForm } from './lead-form-context.ts';
import { LeadSelect } from './lead-fields.tsx';

interface DayTimeFieldsProps<Time extends Option> {
  readonly days: readonly {
    /** `2026-11-24` */
    readonly date: string;
    readonly label: string;
    readonly times: readonly Time[];
  }[];
  readonly labels: { readonly day: string; readonly time: string };
  /** Shown while no day is chosen. */
  readonly noDay: string;
  /** The times as the list shows them, such as in groups. Defaults to one after the other. */
  readonly list?: (times: readonly Time[]) => ComponentProps<typeof Select>['options'];
}

/**
 * A day, and one of its times. Without JavaScript one list can't follow another, so there is one list with the times of
 * each day: whatever it offers can be had.
 */
export function DayTimeFields<Time extends Option>(props: DayTimeFieldsProps<Time>) {
  return useIsScripted() ? <TwoLists {...props} /> : <OneList {...props} />;
}

function TwoLists<Time extends Option>({ days, labels, noDay, list }: DayTimeFieldsProps<Time>) {
  const [day] = useField<string>('day');
  const chosen = days.filter(({ date }) => date === day.value);
  const times = timesOfDays(chosen.length > 0 ? chosen : days);
  return (
    <div className="lead-form-row">
      <LeadSelect
        name="day"
        label={labels.day}
        options={days.map(({ date, label }) => ({ value: date, label }))}
        placeholder={noDay}
        autoComplete="off"
      />
      <LeadSelect
        name="time"
        label={labels.time}
        options={list?.(times) ?? times}
        placeholder="–"
        autoComplete="off"
      />
    </div>
  );
}

function OneList<Time extends Option>({ days, labels, noDay }: DayTimeFieldsProps<Time>) {
  const form = useLeadForm();
  const [day] = useField<string>('day');
  const [time] = useField<string>('time');
  return (
    <Select
      id={time.id}
      name={time.name}
      label={labels.time}
      error={errorMessage(form, time.errors)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript, after mistakes
      autoFocus={form.firstWrong === 'time'}
      options={days.map(({ date, label, times }) => ({
        heading: label,
        options: times.map((one) => ({ value: dayAndTimeValue(date, one.value), label: one.label })),
      }))}
      placeholder={noDay}
      defaultValue={dayAndTimeValue(day.initialValue ?? '', time.initialValue ?? '')}
      autoComplete="off"
    />
  );
}
