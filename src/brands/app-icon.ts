import { brand, logo } from './active.ts';
import { touchIconOf } from '#build/brand/pictures/icons.ts';

/** Edges in pixels of the icons that the web manifest names: `/icon-192.png`. */
export const iconSizes = [192, 512] as const;

/** Within the circle that every platform leaves when it cuts an icon to its own shape: https://www.w3.org/TR/appmanifest/#icon-masks */
const share = 0.56;

/** The brand's mark on its light paper, square, as PNG. @param size edge in pixels */
export const drawIcon = (size: number): Promise<Buffer> => touchIconOf(logo.light, brand.themeColor.light, size, share);
