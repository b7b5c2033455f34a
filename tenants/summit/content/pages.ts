import type { PageKit } from '../../tenant-kit.ts';
import { autoFinancing } from './pages/auto-financing.ts';
import { badCredit } from './pages/bad-credit.ts';
import { betterThanBuyHerePayHere } from './pages/better-than-buy-here-pay-here.ts';
import { ourCompany } from './pages/our-company.ts';
import { seHablaEspanol } from './pages/se-habla-espanol.ts';
import { sellTradeMyCar } from './pages/sell-trade-my-car.ts';
import { service } from './pages/service.ts';
import { vehicleProtectionPlans } from './pages/vehicle-protection-plans.ts';

export const pages: readonly PageKit[] = [
  autoFinancing,
  badCredit,
  betterThanBuyHerePayHere,
  vehicleProtectionPlans,
  sellTradeMyCar,
  service,
  ourCompany,
  seHablaEspanol,
];
