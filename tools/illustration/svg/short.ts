/** Formats a number as short as SVG allows, to a tenth of a pixel. */
export const short = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
