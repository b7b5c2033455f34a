/** How thorough the tests of faults are: complete with `npm run faults`, in a short form with `npm test`. */
export const isThorough = process.env['FAULTS'] === 'all';
