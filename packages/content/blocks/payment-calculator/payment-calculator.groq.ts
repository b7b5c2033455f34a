import { z } from 'zod';
import { block } from '../block-shape.ts';

/** The payment calculator for any price (spec 9). Its query is that of `bodyStyleTiles`, which has the same fields. */
export const paymentCalculatorBlock = block('paymentCalculator', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
});
