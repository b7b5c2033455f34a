import { z } from 'zod';
import { ICONS } from '../../../objects/fields/icons.ts';

/** What the side button can bring into view: the chat or a form for messages, or a car's payment. */
export const SIDE_PANELS = ['message', 'payment'] as const;
export type SidePanel = (typeof SIDE_PANELS)[number];

/** The button at the right edge of every page (spec 2). Null unless an editor has written its text. */
export const sideButtonShape = z
  .object({
    icon: z.enum(ICONS).nullable(),
    text: z.string().nullable(),
    /** Shown beside it under the pointer. */
    hoverText: z.string().nullable(),
    panel: z.enum(SIDE_PANELS),
  })
  .nullable()
  .catch(null)
  .transform((button) => (button?.text ? { ...button, text: button.text } : null));
