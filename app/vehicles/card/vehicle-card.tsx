import { BellIcon } from '#app/ui/icons/bell-icon.tsx';
import { CalendarClockIcon } from '#app/ui/icons/calendar-clock-icon.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import type { LinkDialog } from '../link-dialog.ts';
import { VehiclePicture } from '../pictures/vehicle-picture.tsx';
import { PRICE_WORDS, VehiclePrice } from '../vehicle-price.tsx';
import type { VehicleCardView } from './card-view.server.ts';

export const CARD_WORDS = [
  ...PRICE_WORDS,
  'detail.callPrice',
  'personalize.heading',
  'tellMe.button',
  'testDrive.button',
  'card.view',
] as const;

/** Opens in a dialog if the page has dialogs (link-dialogs.tsx). */
const TEST_DRIVE = 'test-drive' satisfies LinkDialog;
const PERSONALIZE = 'personalize' satisfies LinkDialog;

interface VehicleCardProps {
  readonly view: VehicleCardView;
  readonly words: { readonly [key in (typeof CARD_WORDS)[number]]: string };
  /** Whether its image is likely the largest element of the first screen. */
  readonly isFirst?: boolean;
  /** Prefix of its ID. Must differ if the same car may appear elsewhere on the page. */
  readonly place?: string;
}

/** Display width of a card's image: one, two or three per row. */
export const CARD_PICTURE_SIZES =
  '(width >= 80rem) 19rem, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 92vw';

/** A vehicle in a list: what it is, what it costs and what a shopper can do next. */
export function VehicleCard({ view, words, isFirst = false, place = 'car' }: VehicleCardProps) {
  const { vin, href, testDrive, tellMe, callForPrice, personalize, name, trim, picture, mileage } = view;
  const { store, badges, price } = view;
  const id = `${place}-${vin}`;
  return (
    <Card className="vehicle-card" aria-labelledby={id}>
      <div className="vehicle-card-picture">
        <VehiclePicture picture={picture} sizes={CARD_PICTURE_SIZES} isFirst={isFirst} />
        {badges.length > 0 && (
          <p className="vehicle-card-badges">
            {badges.map(({ tone, label }) => (
              <Badge key={label} tone={tone}>
                {label}
              </Badge>
            ))}
          </p>
        )}
      </div>
      <div className="vehicle-card-text">
        <h3 id={id}>
          <a className="card-link" href={href}>
            {name}
            {trim !== null && <span className="vehicle-card-trim"> {trim}</span>}
          </a>
        </h3>
        <p className="vehicle-card-facts number">
          {mileage !== null && <span>{mileage}</span>}
          {store !== null && <span>{store}</span>}
        </p>
        {price.isLocked && personalize !== null && (
          <div className="vehicle-card-ask">
            <VehiclePrice view={price} words={words} />
            <PersonalizeLink
              view={view}
              words={words}
              className="button button-primary button-small vehicle-card-call"
            />
          </div>
        )}
        {!price.isLocked && callForPrice === null && (
          <div className="vehicle-card-price">
            <VehiclePrice view={price} words={words} />
            <PersonalizeLink view={view} words={words} className="vehicle-card-personalize" />
          </div>
        )}
        {callForPrice !== null && (
          <div className="vehicle-card-ask">
            <VehiclePrice view={price} words={words} />
            <a className="button button-primary button-small vehicle-card-call" href={callForPrice}>
              {words['detail.callPrice']}
              <span className="sr-only">: {name}</span>
            </a>
          </div>
        )}
        <div className="vehicle-card-actions">
          <span className="button button-secondary button-small vehicle-card-action" aria-hidden="true">
            {words['card.view']}
          </span>
          {testDrive === null ? (
            <a className="vehicle-card-drive" href={tellMe} rel="nofollow">
              <BellIcon aria-hidden="true" size={18} />
              {words['tellMe.button']}
              <span className="sr-only">: {name}</span>
            </a>
          ) : (
            <a className="vehicle-card-drive" href={testDrive} rel="nofollow" data-dialog={TEST_DRIVE}>
              <CalendarClockIcon aria-hidden="true" size={18} />
              {words['testDrive.button']}
              <span className="sr-only">: {name}</span>
            </a>
          )}
        </div>
      </div>
    </Card>
  );
}

interface PersonalizeLinkProps extends Pick<VehicleCardProps, 'view' | 'words'> {
  readonly className: string;
}

/** Leads to a personalized price, if there is one. */
function PersonalizeLink({ view: { personalize, name }, words, className }: PersonalizeLinkProps) {
  if (personalize === null) return null;
  return (
    <a className={className} href={personalize} rel="nofollow" data-dialog={PERSONALIZE}>
      {words['personalize.heading']}
      <span className="sr-only">: {name}</span>
    </a>
  );
}
