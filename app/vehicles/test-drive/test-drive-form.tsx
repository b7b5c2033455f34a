import { testDrive } from '@rooftop/leads/kinds/test-drive';
import { ContactFields } from '#app/forms/contact-fields.tsx';
import { DayTimeFields } from '#app/forms/day-time-fields.tsx';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { LeadForm } from '#app/forms/lead-form.tsx';
import { byDayPart } from '@rooftop/platform/appointments/day-parts';
import type { DayTime } from '@rooftop/platform/appointments/day-times';
import { useIsScripted } from '#app/ui/use-is-scripted.ts';
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
  const { 'testDrive.day': day, 'testDrive.time': time } = words;
  const labels = { ...(useIsScripted() && { day }), time, ...form.labels };
  const byPart = (times: readonly DayTime[]) =>
    byDayPart(times).map(({ part, times: options }) => ({ heading: words[`testDrive.${part}`], options }));
  return (
    <LeadForm
      view={form}
      kind={testDrive}
      labels={labels}
      answer={answer}
      staysSent
      afterSent={<a href={vehicle.href}>{words['testDrive.toCar']}</a>}
    >
      <DayTimeFields days={days} labels={{ day, time }} noDay="–" list={byPart} />
      <ContactFields />
    </LeadForm>
  );
}
