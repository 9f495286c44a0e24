import type { PortCall } from '#contracts/cruises.ts';
import type { IconName } from '#ui/Icon.tsx';

export type Fit = PortCall['tours'][number]['verdict']['fit'];

/** Beside the words: colour never speaks alone. */
export const fitIcons: Readonly<Record<Fit, IconName>> = { fits: 'check', tight: 'clock', no: 'x' };
