import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { contactOf, offeredVehicle } from './lead-content.ts';
import { line } from '@rooftop/forms/form-fields';
import { mileage, siteContact, year } from './fields.ts';

const fields = z.object({
  ...siteContact,
  vehicleMake: line('make', 100),
  vehicleModel: line('model', 100),
  vehicleYear: year,
  vehicleMileage: mileage,
});

/** SELL_OR_TRADE: a car to sell or trade in. */
export const sellOrTrade: LeadKind<typeof fields> = {
  form: 'SELL_OR_TRADE',
  fields,
  toContent(filled) {
    const { vehicleMake: make, vehicleModel: model, vehicleYear: year, vehicleMileage: mileage } = filled;
    return {
      subject: `Sell or trade: ${year} ${make} ${model}`,
      contact: contactOf(filled),
      comments: null,
      details: [],
      vehicles: [offeredVehicle({ make, model, year, mileage })],
    };
  },
  goesToCrm: true,
  conversionUsd: 10,
  conversionName: 'SellOrTrade',
};
