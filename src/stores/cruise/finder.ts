import { atom } from 'nanostores';
import { fetchCruise, fetchCruiseImagePaths, fetchCruiseLines, fetchCruiseRoutes, fetchCruiseShips } from '#api/cruises.ts';
import type { Locale } from '#contracts/common.ts';
import type { Cruise, CruiseLine, CruiseRoute, CruiseShip } from '#contracts/cruises.ts';
import { $currency } from '../browser/currency.ts';
import { remoteStore } from '../browser/remote.ts';

const lines = remoteStore<CruiseLine[]>([]);
const ships = remoteStore<CruiseShip[]>([]);
const cruises = remoteStore<CruiseRoute[]>([]);
const ports = remoteStore<Cruise | null>(null);
const routeImages = remoteStore<string[]>([]);

/**
 * Requirements 4.14: lines, ships of the chosen line, sailings of the chosen ship, its days in port, and pictures of them: each by itself.
 */
export const $lines = lines.$state;
export const $ships = ships.$state;
export const $cruises = cruises.$state;
export const $ports = ports.$state;
/** Loaded once every picture is here, and can be shown. */
export const $routeImages = routeImages.$state;

/** What is chosen so far, by uuid; empty where nothing is. */
export const $chosen = atom({ line: '', ship: '', sailing: '' });

/** A picture that cannot be had is left out. */
const download = (url: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(url));
    image.addEventListener('error', () => resolve(undefined));
    image.src = url;
  });

const loadImages = (id: string, urlOf: (path: string) => string): Promise<void> =>
  routeImages.load(async (signal) => {
    const urls = await Promise.all((await fetchCruiseImagePaths(id, { signal })).map((path) => download(urlOf(path))));
    return urls.filter((url) => url !== undefined);
  });

function forgetSailing(): void {
  ports.reset();
  routeImages.reset();
}

/** @param organizationId of a shop that shows its own line alone */
export const loadLines = (organizationId: string | undefined): Promise<void> =>
  lines.load((signal) => fetchCruiseLines(organizationId, { signal }));

const loadShips = (line: string): Promise<void> => ships.load((signal) => fetchCruiseShips(line, { signal }));

/** The only line of a shop is chosen from the first. */
export async function takeOnlyLine(line: string): Promise<void> {
  if ($chosen.get().line === line) return;
  $chosen.set({ ...$chosen.get(), line });
  await loadShips(line);
}

/** Another line: its ships are asked for, and what was chosen of the other one is forgotten. @param line empty: none */
export async function chooseLine(line: string): Promise<void> {
  $chosen.set({ line, ship: '', sailing: '' });
  cruises.reset();
  forgetSailing();
  if (line === '') ships.reset();
  else await loadShips(line);
}

/** Another ship: its sailings are asked for. @param ship empty: none */
export async function chooseShip(ship: string, locale: Locale): Promise<void> {
  $chosen.set({ ...$chosen.get(), ship, sailing: '' });
  forgetSailing();
  if (ship === '') return cruises.reset();
  await cruises.load((signal) => fetchCruiseRoutes(ship, locale, { signal }));
}

/**
 * Another sailing: its days in port and their pictures are asked for.
 * @param sailing empty: none
 * @param urlOf the address of the picture at a path
 */
export async function chooseSailing(sailing: string, locale: Locale, urlOf: (path: string) => string): Promise<void> {
  $chosen.set({ ...$chosen.get(), sailing });
  if (sailing === '') return forgetSailing();
  const asked = { locale, currency: $currency.get() };
  await Promise.all([ports.load((signal) => fetchCruise(sailing, { ...asked, signal })), loadImages(sailing, urlOf)]);
}
