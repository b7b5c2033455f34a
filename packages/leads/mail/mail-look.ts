/** How a dealership shows itself in mail to shoppers: shapes of what is stored with a mail. */
import { z } from 'zod';

/** `#rrggbb`. */
const color = z.string().regex(/^#[0-9a-f]{6}$/i);

/** An absolute URL, and the size at which it is shown, in CSS pixels. */
export const mailPictureShape = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
});

export const mailBrandShape = z.object({
  name: z.string(),
  home: z.string(),
  /** Of the main button, and the text on it. */
  color,
  textColor: color,
  /** Null shows the name. */
  logo: mailPictureShape.nullable(),
});
