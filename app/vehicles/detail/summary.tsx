import type { PagePartName } from '@rooftop/content/documents/popup/page-parts';
import { BellIcon } from '#app/ui/icons/bell-icon.tsx';
import { CalendarClockIcon } from '#app/ui/icons/calendar-clock-icon.tsx';
import { PhoneIcon } from '#app/ui/icons/phone-icon.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { LinkDialog } from '../link-dialog.ts';
import { VehiclePrice } from '../vehicle-price.tsx';
import type { SummaryView } from './summary-view.server.ts';

/** Opens in a dialog if the page has dialogs (link-dialogs.tsx). */
const PERSONALIZE = 'personalize' satisfies LinkDialog;

/** What a vehicle is and what it costs. */
export function Summary({ view }: { readonly view: SummaryView }) {
  const { badges, name, trim, glance, price, stack, personalize, words } = view;
  return (
    <>
      <div className="vehicle-badges">
        {badges.map(({ tone, text }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </div>
      <h1>
        {name} {trim !== null && <span className="vehicle-trim">{trim}</span>}
      </h1>
      <ul className="vehicle-glance number">
        {glance.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div data-part={'price' satisfies PagePartName}>
        <VehiclePrice view={price} words={words} size="large" />
      </div>
      {personalize !== null && (
        <a
          className={`button button-${price.isLocked ? 'primary' : 'plain'} button-medium vehicle-personalize`}
          href={personalize}
          rel="nofollow"
          data-dialog={PERSONALIZE}
        >
          {words['personalize.heading']}
        </a>
      )}
      {stack !== null && (
        <div className="vehicle-stack">
          {stack.lines.length > 0 && (
            <>
              <p className="sr-only">{words['detail.priceMadeOf']}</p>
              <dl className="number">
                {stack.lines.map(({ label, amount }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{amount}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          <p>{stack.note}</p>
          {stack.feeNote !== null && <p>{stack.feeNote}</p>}
        </div>
      )}
    </>
  );
}

/** Opens in a dialog if the page has dialogs (link-dialogs.tsx). */
const TEST_DRIVE = 'test-drive' satisfies LinkDialog;

/** Next steps: get pre-approved, schedule a test drive, value a trade-in, or call. */
export function NextSteps({ view }: { readonly view: SummaryView }) {
  const { price, phone, preApproval, testDrive, tellMe, valueTrade, words } = view;
  return (
    <>
      {preApproval !== null && (
        <>
          <ButtonLink to={preApproval}>{words['detail.preApproval']}</ButtonLink>
          <p className="vehicle-steps-text">{words['detail.preApprovalText']}</p>
        </>
      )}
      {testDrive === null ? (
        <a className="button button-secondary button-medium" href={tellMe} rel="nofollow">
          <BellIcon aria-hidden="true" size={18} />
          {words['tellMe.button']}
        </a>
      ) : (
        <a
          className="button button-secondary button-medium"
          href={testDrive}
          rel="nofollow"
          data-dialog={TEST_DRIVE}
          data-part={'test-drive' satisfies PagePartName}
        >
          <CalendarClockIcon aria-hidden="true" size={18} />
          {words['testDrive.button']}
        </a>
      )}
      <a
        className="button button-plain button-medium"
        href={valueTrade}
        rel="nofollow"
        data-part={'trade-in' satisfies PagePartName}
      >
        {words['personalize.trade']}
      </a>
      {phone !== null && (
        <ButtonLink kind="plain" to={phone.href} aria-label={`${callLabel(view)}: ${phone.number}`}>
          <PhoneIcon aria-hidden="true" size={18} />
          {price.amount === null ? words['detail.callPrice'] : words['detail.call']}
        </ButtonLink>
      )}
    </>
  );
}

const callLabel = ({ price, words }: SummaryView): string =>
  price.amount === null ? words['detail.callPrice'] : words['detail.call'];
