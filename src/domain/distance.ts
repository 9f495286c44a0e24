/** Degrees north and east. */
export type Coordinates = { latitude: number; longitude: number };

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points on earth, in a straight line over its surface (haversine formula). */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const [height, width] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2];
  const square = Math.sin(height) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(width) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square)));
}
