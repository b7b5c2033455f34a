import { ArrowLeftIcon } from '#app/ui/icons/arrow-left-icon.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TestDriveDetails } from './test-drive-details.tsx';
import { DayLabel } from '#app/stores/day-label.tsx';
import { byDayPart } from '@rooftop/platform/appointments/day-parts';
import type { DayTime, DayWithTimes } from '@rooftop/platform/appointments/day-times';
import { publish } from '#app/visitor/tracking/publish.ts';
import type { TestDriveView } from '#app/routes/test-drive/test-drive-view.server.ts';

const STEP_NAMES = ['day', 'time', 'details'] as const;

interface TestDriveStepsProps {
  readonly view: TestDriveView;
  readonly onSent: () => void;
  /** Called when everything is done. */
  readonly onClose: () => void;
}

/** Schedules a test drive in steps: day, time, contact details (spec 4). Going back keeps all input. */
export function TestDriveSteps({ view, onSent, onClose }: TestDriveStepsProps) {
  const { days, words } = view;
  const [step, setStep] = useState(0);
  const [day, setDay] = useState<DayWithTimes>();
  const [time, setTime] = useState<DayTime>();
  const [isSent, setSent] = useState(false);
  const { vin } = view.vehicle;
  useEffect(
    () =>
      publish({
        kind: 'formStepped',
        form: 'SCHEDULE_TEST_DRIVE',
        step: step + 1,
        name: STEP_NAMES[step] ?? 'details',
        vin,
      }),
    [step, vin],
  );
  return (
    <div className="drive">
      <p className="drive-car">
        <strong>{view.vehicle.name}</strong> {view.place}
      </p>
      <Step view={view} at={0} now={step} label={words['testDrive.day']}>
        <ul className="day-choices drive-days">
          {days.map((one) => (
            <li key={one.date}>
              <button
                type="button"
                className="choice-tile"
                aria-pressed={one.date === day?.date}
                onClick={() => {
                  setDay(one);
                  setStep(1);
                }}
              >
                <DayLabel of={one} />
              </button>
            </li>
          ))}
        </ul>
      </Step>
      <Step view={view} at={1} now={step} label={words['testDrive.time']} onBack={() => setStep(0)}>
        <p className="drive-chosen-day">{day?.label}</p>
        {byDayPart(day?.times ?? []).map(({ part, times }) => (
          <div key={part} className="drive-part">
            <h4>{words[`testDrive.${part}`]}</h4>
            <ul className="time-choices drive-times">
              {times.map((one) => (
                <li key={one.value}>
                  <button
                    type="button"
                    className="choice-tile number"
                    aria-pressed={one.value === time?.value}
                    onClick={() => {
                      setTime(one);
                      setStep(2);
                    }}
                  >
                    {one.label}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Step>
      <Step
        view={view}
        at={2}
        now={step}
        label={isSent ? null : words['testDrive.details']}
        onBack={() => setStep(1)}
      >
        <TestDriveDetails
          view={view}
          day={day}
          time={time}
          onChange={() => setStep(0)}
          onSent={() => {
            setSent(true);
            onSent();
          }}
          onClose={onClose}
        />
      </Step>
    </div>
  );
}

interface StepProps {
  readonly view: TestDriveView;
  readonly at: number;
  /** The current step. */
  readonly now: number;
  /** Null at the end, when there is no way back. */
  readonly label: string | null;
  readonly onBack?: () => void;
  readonly children: ReactNode;
}

/** A step, which keeps its input while another is shown. The focus moves to the step that appears. */
function Step({ view: { steps, words }, at, now, label, onBack, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(at === now);
  const isShown = at === now;
  useEffect(() => {
    if (isShown && !wasShown.current) heading.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <section className="drive-step" hidden={!isShown}>
      {label !== null && (
        <div className="drive-step-head">
          <h3 ref={heading} tabIndex={-1}>
            <span className="drive-step-count">{steps[at]}</span> {label}
          </h3>
          {onBack !== undefined && (
            <Button kind="plain" size="small" onClick={onBack}>
              <ArrowLeftIcon aria-hidden="true" size={18} />
              {words['testDrive.back']}
            </Button>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
