/** A token for the paint's color at a brightness of 0 … 1, which the website fills (`fillDrawing`). */
export const tone = (brightness: number): string => `{{${Math.round(brightness * 1000)}}}`;

/** A token for the paint's amount of metal flake, 0 … 1. */
export const FLAKE = '{{flake}}';
