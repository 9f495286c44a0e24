import { browserAtom } from '../browser/storage.ts';
import { textLike } from '../browser/text-like.ts';

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The sailing (`cruiseRouteUuid`) from which this shopper takes tours: said once, and asked of every tour in its ports. */
export const $myCruise = browserAtom<string | null>('cruise', textLike(id), null);

export const takeCruise = (cruiseRouteUuid: string): void => $myCruise.set(cruiseRouteUuid);
export const leaveCruise = (): void => $myCruise.set(null);
