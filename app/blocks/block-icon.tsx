import type { Icon } from '@rooftop/content/objects/fields/icons';
import { BadgeCheckIcon } from '../ui/icons/badge-check-icon.tsx';
import { BadgePercentIcon } from '../ui/icons/badge-percent-icon.tsx';
import { CalendarDaysIcon } from '../ui/icons/calendar-days-icon.tsx';
import { CarIcon } from '../ui/icons/car-icon.tsx';
import { CircleDollarSignIcon } from '../ui/icons/circle-dollar-sign-icon.tsx';
import { GaugeIcon } from '../ui/icons/gauge-icon.tsx';
import { HandCoinsIcon } from '../ui/icons/hand-coins-icon.tsx';
import { HeartIcon } from '../ui/icons/heart-icon.tsx';
import type { IconComponent } from '../ui/icons/create-icon.tsx';
import { MessageCircleIcon } from '../ui/icons/message-circle-icon.tsx';
import { PhoneIcon } from '../ui/icons/phone-icon.tsx';
import { SearchIcon } from '../ui/icons/search-icon.tsx';
import { ShieldCheckIcon } from '../ui/icons/shield-check-icon.tsx';
import { WrenchIcon } from '../ui/icons/wrench-icon.tsx';

const ICONS = {
  'pre-approval': BadgeCheckIcon,
  value: HandCoinsIcon,
  service: WrenchIcon,
  search: SearchIcon,
  price: CircleDollarSignIcon,
  mileage: GaugeIcon,
  offer: BadgePercentIcon,
  shield: ShieldCheckIcon,
  calendar: CalendarDaysIcon,
  phone: PhoneIcon,
  message: MessageCircleIcon,
  car: CarIcon,
  heart: HeartIcon,
} as const satisfies Record<Icon, IconComponent>;

/** Icon that an editor chose. Purely decorative next to its text. */
export function BlockIcon({ icon }: { readonly icon: Icon }) {
  const Picture = ICONS[icon];
  return <Picture className="block-icon" aria-hidden="true" size={28} strokeWidth={1.75} />;
}
