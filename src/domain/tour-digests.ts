/** Where the pages' code says what tours the vendor service has: asked by our own server alone, no visitor gets it. */
export const digestsPath = '/tour-digests.json';

/** By `normalizedUrlPath`, a text that is another one as soon as a list shows something else of the tour. */
export type TourDigests = Readonly<Record<string, string>>;

/** The tours that differ, those that one side alone has included. */
export const differingTours = (one: TourDigests, other: TourDigests): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((path) => one[path] !== other[path]);
