/** The measures of a drawn sheet, in units of its picture. */
export const PITCH = 58; // a cell
export const MARGINS = [26, 34, 8, 28] as const; // above, right, below, left: numbers, letters and footprints
export const RATIO = [10 * PITCH + MARGINS[1] + MARGINS[3], 8 * PITCH + MARGINS[0] + MARGINS[2]] as const;
