import type { GeoContext } from 'd3-geo';

/** A minus stands between numbers as well as a blank does. */
const next = (number: number): string => (number < 0 ? String(number) : ` ${number}`);

/**
 * Writes what d3 draws as SVG's `d`, in whole units and each corner by its distance from the one before: compressed, that is half of what
 * corners by their places are.
 */
export function relativePath(draw: (context: GeoContext) => void): string {
  let path = '';
  let [lastX, lastY] = [0, 0];
  let isLine = false;
  draw({
    beginPath: () => {},
    arc: () => {},
    moveTo: (x, y) => {
      [lastX, lastY] = [Math.round(x), Math.round(y)];
      path += `M${lastX}${next(lastY)}`;
      isLine = false;
    },
    lineTo: (x, y) => {
      const [across, down] = [Math.round(x) - lastX, Math.round(y) - lastY];
      if (across === 0 && down === 0) return;
      path += (isLine ? next(across) : `l${across}`) + next(down);
      [lastX, lastY] = [lastX + across, lastY + down];
      isLine = true;
    },
    closePath: () => {
      if (isLine) path += 'z';
    },
  });
  return path;
}
