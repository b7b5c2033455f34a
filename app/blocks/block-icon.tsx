import type { Icon } from '@rooftop/content/blocks/icons';
import {
  BadgeCheck,
  BadgePercent,
  CalendarDays,
  Car,
  CircleDollarSign,
  Gauge,
  HandCoins,
  Heart,
  type LucideIcon,
  MessageCircle,
  Phone,
  Search,
  ShieldCheck,
  Wrench,
} from 'lucide-react';

const ICONS = {
  'pre-approval': BadgeCheck,
  value: HandCoins,
  service: Wrench,
  search: Search,
  price: CircleDollarSign,
  mileage: Gauge,
  offer: BadgePercent,
  shield: ShieldCheck,
  calendar: CalendarDays,
  phone: Phone,
  message: MessageCircle,
  car: Car,
  heart: Heart,
} as const satisfies Record<Icon, LucideIcon>;

/** Icon that an editor chose. Purely decorative next to its text. */
export function BlockIcon({ icon }: { readonly icon: Icon }) {
  const Picture = ICONS[icon];
  return <Picture className="block-icon" aria-hidden="true" size={28} strokeWidth={1.75} />;
}
