/** The names under which the page has the portraits of the targets. */
export const portraitId = (target: string): string => `portrait-${target}`;
