/** `#fff` and `#FFFFFF` are one colour. */
export const normalHex = (hex: string): string =>
  (hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex).toLowerCase();

/** Red, green and blue, 0 to 255. */
export function channelsOf(hex: string): [number, number, number] {
  const full = normalHex(hex);
  return [1, 3, 5].map((start) => parseInt(full.slice(start, start + 2), 16)) as [number, number, number];
}

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [r, g, b] = channelsOf(hex)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, "contrast ratio": 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
