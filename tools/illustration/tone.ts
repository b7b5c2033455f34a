/** A token for the paint's color at a brightness of 0 … 1, which the website fills (`fillDrawing`). */
export const tone = (brightness: number): string => `{{${Math.round(brightness * 1000)}}}`;
