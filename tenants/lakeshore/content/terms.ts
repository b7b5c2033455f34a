/** Conditions of Lakeshore's claims. Show them next to the claim wherever it appears. */
export const financingTerms =
  'With approved credit. Not all buyers qualify for $0.10 down or $25,000 in credit. Pre-approval takes under 60 seconds to fill in and is a soft inquiry, which does not affect your credit score; a full credit application is a hard inquiry, which may. Many applicants are pre-approved within 24–48 hours, not all. A pre-approval is not a commitment to lend: amount, rate and term depend on the lender, your credit and the car.';

export const tradeBonusTerms =
  '$300 over any written, physically inspected cash offer, with a $1,000 minimum trade value. If the appraised value exceeds $1,000, the higher amount applies. One bonus per transaction, not combinable with other trade-in bonuses. The car needs a valid VIN, a clear transferable title, its major components intact and running condition: for safety it must run and drive over 50 miles. A car that cannot be driven or comes on a tow truck may get a reduced value. Cash offers are valid for 7 days, with same-day payment.';

export const repairWarrantyTerms =
  'Lifetime parts-and-labor warranty on repairs done by our service departments, for as long as you own the car; not for wear. Its written terms are at the service desk and on your invoice.';
