/** Conditions of North Country's claims. Show them next to the claim wherever it appears. */
export const engineWarrantyTerms =
  'Lifetime engine limited warranty, free with every vehicle under 85,000 miles. It lasts while the original purchaser owns the vehicle and is non-transferable. It requires routine maintenance per the manufacturer’s schedule, with records. It covers internally lubricated parts, non-lubricated parts (water pump, fuel pump, valve covers, timing belt), turbochargers, seals, gaskets, fluids, diesel injection parts and the electric drive motor on hybrids.';

export const maintenancePlanTerms =
  '12 months from the day of the sale, two service visits. Non-transferable. Unused visits are not carried over or refunded.';

export const financingTerms =
  'With approved credit. Not all buyers qualify for $0.10 down or $25,000 in credit. The instant pre-approval takes under 60 seconds to fill in; it is a soft inquiry and has no effect on your credit score. A full credit application is a hard inquiry and may have one. Many applicants, though not all, are pre-approved within 24–48 hours. Amount, rate and term are the lender’s decision and depend on your credit and the vehicle.';

export const tradeBonusTerms =
  'We add $300 over any written, physically inspected cash offer, with a $1,000 minimum trade value. If the appraised value exceeds $1,000, the higher amount applies. One bonus per transaction; not combinable with other trade-in bonuses. The car needs a valid VIN, a clear transferable title, its major components intact and running condition: it must run and drive over 50 miles, for everybody’s safety. A non-drivable or towed car may get a reduced value. Cash offers are valid for 7 days, with same-day payment.';

export const repairWarrantyTerms =
  'Lifetime parts-and-labor warranty on service repairs done here, while the car is yours; not for wear. Its terms are on the back of your invoice.';
