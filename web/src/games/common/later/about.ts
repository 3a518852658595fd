/** For the explanations of a board: a thing with all that is in it. */
export const whole = (...selectors: string[]): string => selectors.map((each) => `${each}, ${each} *`).join(", ");
