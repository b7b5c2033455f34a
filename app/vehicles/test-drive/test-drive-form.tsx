import { useField } from '@conform-to/react';
import { testDrive } from '@rooftop/leads/kinds/test-drive';
import { ContactFields } from '#app/forms/contact-fields.tsx';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { LeadSelect } from '#app/forms/lead-fields.tsx';
import { LeadForm } from '#app/forms/lead-form.tsx';
import { byDayPart } from '@rooftop/platform/appointments/day-parts';
import { timesOfDays } from '@rooftop/platform/appointments/times-of-days';
import type { TestDriveView } from '#app/routes/test-drive/test-drive-view.server.ts';
import { CallInstead } from './call-instead.tsx';
import { TestDriveWish } from './test-drive-wish.tsx';

interface TestDriveFormProps {
  readonly view: TestDriveView;
  readonly answer: LeadFormResult | undefined;
}

/** Schedules a test drive on its own page. */
export function TestDriveForm({ view, answer }: TestDriveFormProps) {
  if (view.wishes !== null)
    return (
      <TestDriveWish
        view={view}
        wishes={view.wishes}
        answer={answer}
        staysSent
        afterSent={<a href={view.vehicle.href}>{view.words['testDrive.toCar']}</a>}
      />
    );
  return view.days.length === 0 ? <CallInstead view={view} /> : <BookingForm view={view} answer={answer} />;
}

/** Lists of days and times, then the contact details. */
function BookingForm({ view, answer }: TestDriveFormProps) {
  const { days, form, vehicle, words } = view;
  const labels = { day: words['testDrive.day'], time: words['testDrive.time'], ...form.labels };
  return (
    <LeadForm
      view={form}
      kind={testDrive}
      labels={labels}
      answer={answer}
      staysSent
      afterSent={<a href={vehicle.href}>{words['testDrive.toCar']}</a>}
    >
      <div className="lead-form-row">
        <LeadSelect
          name="day"
          label={labels.day}
          options={days.map(({ date, label }) => ({ value: date, label }))}
          placeholder="–"
          autoComplete="off"
        />
        <TimeField view={view} />
      </div>
      <ContactFields />
    </LeadForm>
  );
}

/** Times of the chosen day. Times of all days until one is chosen, and without JavaScript. */
function TimeField({ view: { days, words } }: { readonly view: TestDriveView }) {
  const [day] = useField<string>('day');
  const chosen = days.filter(({ date }) => date === day.value);
  const options = byDayPart(timesOfDays(chosen.length > 0 ? chosen : days)).map(({ part, times: of }) => ({
    heading: words[`testDrive.${part}`],
    options: of,
  }));
  return (
    <LeadSelect
      name="time"
      label={words['testDrive.time']}
      options={options}
      placeholder="–"
      autoComplete="off"
    />
  );
}
