import * as v from 'valibot';

/**
 * Until `daysBefore` calendar days before the visit, at the time of day at which it starts, `share` of the price comes back.
 * OCTO has one such deadline (`cancellationCutoff`), we have as many as the operator sets; after the last, nothing comes back.
 */
export const cancellationTerm = v.object({
  daysBefore: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  /** 0 to 1, in whole per cent. */
  share: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(1),
    v.check((share) => Math.abs(share * 100 - Math.round(share * 100)) < 1e-9, 'a whole per cent'),
  ),
});
export type CancellationTerm = v.InferOutput<typeof cancellationTerm>;
