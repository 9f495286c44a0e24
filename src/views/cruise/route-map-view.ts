import type { Locale } from '#contracts/common.ts';
import type { Point } from '#domain/city-map.ts';
import type { DrawnStop, RouteMap } from '#domain/cruises/route-map/draw.ts';
import { placeLabels, type Label } from '#domain/cruises/route-map/labels.ts';
import type { Picture } from '#domain/cruises/route-map/pictures.ts';
import { cruiseMessages } from '#i18n/cruises/index.ts';

/** Sizes of letters, in a picture's units: of names, of the numbers of days before them, and of what stands below them. */
type Letters = { name: number; days: number; note: number; mostNotes: number };
const letters = {
  wide: { name: 14, days: 12, note: 11.5, mostNotes: 2 },
  narrow: { name: 12.5, days: 11, note: 10.5, mostNotes: 1 },
} satisfies Record<string, Letters>;

/** How wide text is, as shares of its size: letters of most typefaces are no wider. */
const widths = { narrow: 0.33, usual: 0.56, wide: 0.88 };
const widthOf = (text: string, size: number): number => {
  const narrow = text.match(/[ fijlrt’.·,-]/g)?.length ?? 0;
  const wide = text.match(/[mwMWQO]/g)?.length ?? 0;
  return size * (narrow * widths.narrow + wide * widths.wide + (text.length - narrow - wide) * widths.usual);
};
/** Around and between what a label is made of. */
const pad = 5;

const round = (value: number): number => Math.round(value * 10) / 10;

function edgeText({ isStart, isEnd }: DrawnStop, locale: Locale): string | undefined {
  const t = cruiseMessages(locale);
  if (isStart && isEnd) return t.startAndEnd;
  if (isStart) return t.start;
  return isEnd ? t.end : undefined;
}

/** Below the name: what the port is called where that is not the city's name, and that the sailing starts or ends there. */
function noteText(stop: DrawnStop, locale: Locale, most: number): string {
  const texts = [stop.port === stop.city ? undefined : stop.port, edgeText(stop, locale)].filter((text) => text !== undefined);
  return texts.slice(0, most).join(' · ');
}

/** What a label says of a port, and the room that it needs. */
function wordsOf(port: DrawnStop, size: Letters, locale: Locale) {
  const words = { days: port.days.join(' · '), name: port.city, note: noteText(port, locale, size.mostNotes) };
  const row = size.name + 2 * pad;
  const badge = Math.max(widthOf(words.days, size.days) + 1.5 * pad, row - pad);
  const text = Math.max(widthOf(words.name, size.name), widthOf(words.note, size.note));
  return { ...words, row, badge, width: badge + text + 3 * pad, height: row + (words.note ? size.note : 0) };
}

/** Where a label's parts go: the badge with the numbers of the days, and beside it what is written. */
function labelView({ left, right, top, bottom, isWhole, lead }: Label, { row, badge, days, name, note }: ReturnType<typeof wordsOf>) {
  const inset = pad / 2;
  const text = round(left + badge + inset + pad);
  return {
    box: { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) },
    badge: { x: round(left + inset), y: round(top + inset), width: round(badge), height: round(row - pad) },
    days: { text: days, x: round(left + inset + badge / 2), y: round(top + row / 2) },
    name: isWhole ? { text: name, x: text, y: round(top + row / 2) } : undefined,
    note: isWhole && note ? { text: note, x: text, y: round(bottom - 1.6 * pad) } : undefined,
    lead: { x2: round(lead.x), y2: round(lead.y) },
  };
}

function pictureView(map: RouteMap, picture: Picture, size: Letters, locale: Locale) {
  const { scale, x, y, width, height } = picture;
  const moved = (point: Point): Point => ({ x: round(point.x * scale + x), y: round(point.y * scale + y) });
  const ports = map.ports.map((port) => ({ at: moved(port.at), isEdge: port.isStart || port.isEnd, words: wordsOf(port, size, locale) }));
  const places = ports.map(({ at, words }) => ({
    at,
    width: words.width,
    height: words.height,
    badge: { width: words.badge + pad, height: words.row },
  }));
  const labels = placeLabels(places, map.along.map(moved), picture);
  return {
    box: `0 0 ${width} ${height}`,
    move: `translate(${round(x)} ${round(y)}) scale(${scale.toFixed(4)})`,
    scale,
    size,
    marks: ports.map(({ at, isEdge, words }, index) => {
      const label = labels[index];
      return { at, isEdge, label: label && labelView(label, words) };
    }),
  };
}

/** The map of a sailing ready to be drawn, for desks and for phones. */
export const routeMapView = (map: RouteMap, locale: Locale) => ({
  wide: pictureView(map, map.wide, letters.wide, locale),
  narrow: pictureView(map, map.narrow, letters.narrow, locale),
});

export type PictureView = ReturnType<typeof pictureView>;
