import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { stringify } from 'yaml';
import { noticeChangedCalls } from '#backend/call-changes/notice.ts';
import type { CruiseRouteSource } from '#backend/catalogue/cruise-source.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { Locale } from '#contracts/common.ts';
import { forAdults } from './adults.ts';
import { copyCatalogue } from './copy-catalogue.ts';
import { openFaultyShop } from './faulty-shop.ts';
import { bookingsOf } from './ledger.ts';
import { answersTo, orderForAll, type HeldItem } from './order.ts';
import { heldTogether } from './several.ts';

/** Twice a day while the ship is there, 15 places, three hours. */
export const sagrada = 'sagrada-familia-and-passeig-de-gracia';
/** Once a day, in the same port. */
export const barcino = 'roman-barcino-below-the-streets';
/** Where the voyage ends: in the morning, and in the evening. */
export const pasta = 'fresh-pasta-in-trastevere';
export const fountains = 'fountains-and-squares-after-dark';

/** The day in Barcelona, a Wednesday; the shop's clock stands in November before. */
export const dayInPort = '2026-12-16';
export const voyageId = '7c1f1c0e-6c39-4d0e-9d51-5d7f27f0a3c4';

type Call = CruiseRouteSource['calls'][number];
/** In Barcelona from eight to eight. */
export const inPort = (more: Partial<Call> = {}): Call => ({
  port: 'barcelona',
  arrival: `${dayInPort}T08:00`,
  departure: `${dayInPort}T20:00`,
  berth: 'docked',
  ...more,
});

const voyage = (calls: readonly Call[]) => ({
  cruiseRouteUuid: voyageId,
  ship: 'meridian-star',
  title: { en: 'To Rome', de: 'Nach Rom' },
  calls: [
    { port: 'genoa', departure: '2026-12-14T18:00', berth: 'docked' },
    ...calls,
    { port: 'civitavecchia', arrival: '2026-12-18T05:00', berth: 'docked' },
  ],
});

/** A tour's file whose operator has to answer. */
export const onRequest = (text: string): string => `${text}\nrequireBookingApproval: true\n`;

type Settings = Partial<Parameters<typeof openFaultyShop>[0]>;

/** A shop whose catalogue is a folder of its own, with a sailing in it that changes. */
export async function openShipShop({ settings = {}, ...faults }: Settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-ship-'));
  const directory = join(folder, 'catalogue');
  copyCatalogue(directory);
  const file = join(directory, 'cruises', 'routes', 'own.yaml');
  const write = (calls: readonly Call[]) => writeFileSync(file, stringify(voyage(calls)));
  write([inPort()]);
  const open = () => openFaultyShop({ ...faults, settings: { CATALOGUE_DIR: directory, ...settings } });
  let shop = await open();

  /** What the routine does, and then all that follows once a change has stood for long enough. */
  async function follow(): Promise<void> {
    await noticeChangedCalls(shop.backend);
    await shop.wait(5);
    await shop.settle();
  }

  const tourNamed = (slug: string) => {
    const tour = [...shop.backend.catalogue.tours.values()].find((one) => one.slug === slug);
    if (!tour) throw new Error(`the catalogue has no ${slug}`);
    return tour;
  };

  type Wish = { tour?: string; time?: string; day?: string; adults?: number; agreedMinutes?: number; isFromShip?: boolean };
  const selectionOf = ({
    tour = sagrada,
    time = '09:30',
    day = dayInPort,
    adults = 2,
    agreedMinutes,
    isFromShip = true,
  }: Wish): Selection => ({
    tourId: tourNamed(tour).tourId,
    queryDate: day,
    startingTime: time,
    components: forAdults(adults),
    ...(isFromShip && { cruise: { cruiseRouteUuid: voyageId, ...(agreedMinutes !== undefined && { agreedMinutes }) } }),
  });

  async function edit(path: string, change: (text: string) => string): Promise<void> {
    writeFileSync(join(directory, path), change(readFileSync(join(directory, path), 'utf8')));
    await shop.backend.liveCatalogue.refresh();
  }

  /** An order of what guests of the ship have chosen, not sent yet. */
  async function orderOf(wishes: readonly Wish[] = [{}], locale: Locale = 'en', email = `${randomUUID()}@example.com`) {
    const held: HeldItem[] = await heldTogether(shop.shopper, wishes.map(selectionOf));
    const parts = await Promise.all(
      held.map(async (quote, index) => {
        const tour = tourNamed(wishes[index]?.tour ?? sagrada);
        const answers = answersTo(await shop.shopper.details(tour), wishes[index]?.adults ?? 2);
        return { quote, wishes: { answers, onRequest: tour.requireBookingApproval } };
      }),
    );
    return { email, order: orderForAll(parts, { email, locale }), held };
  }

  /** The same, booked by card; all mails about it are out. */
  async function booked(wishes?: readonly Wish[], locale?: Locale) {
    const { email, order, held } = await orderOf(wishes, locale);
    const key = randomUUID();
    const answer = await shop.shopper.pay(key, order);
    if (answer.status !== 200) throw new Error(`not booked: ${JSON.stringify(answer.body)}`);
    await shop.settle();
    const [row] = await bookingsOf(shop.backend, key);
    if (!row) throw new Error('not booked');
    return { key, email, held, row };
  }

  return {
    get shop() {
      return shop;
    },
    directory,
    follow,
    orderOf,
    booked,
    tourNamed,
    rowsOf: (key: string) => bookingsOf(shop.backend, key),
    /** The sailing has these calls between its first and its last from now on. */
    sail: async (...calls: readonly Call[]) => {
      write(calls);
      await shop.backend.liveCatalogue.refresh();
    },
    /** The sailing is gone from the catalogue. */
    cancelVoyage: async () => {
      rmSync(file);
      await shop.backend.liveCatalogue.refresh();
    },
    /** Edits the file of a tour in Barcelona. */
    edit: (slug: string, change: (text: string) => string) => edit(join('tours', 'barcelona', `${slug}.yaml`), change),
    editLines: (change: (text: string) => string) => edit(join('cruises', 'lines.yaml'), change),
    /** A tour in Barcelona leaves the catalogue, once that is read. */
    withdraw: (slug: string) => rmSync(join(directory, 'tours', 'barcelona', `${slug}.yaml`)),
    /** So many minutes the ship clock leaves to spare. */
    spareOf: async (wish: Wish): Promise<number> => {
      const quote = await shop.shopper.price(tourNamed(wish.tour ?? sagrada), selectionOf(wish));
      return quote?.shoreCall?.verdict.minutes ?? 0;
    },
    refresh: () => shop.backend.liveCatalogue.refresh(),
    /** Another server takes over. */
    restart: async (meanwhile: () => void = () => {}) => {
      await shop.close();
      meanwhile();
      shop = await open();
    },
    write,
    close: async () => {
      await shop.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type ShipShop = Awaited<ReturnType<typeof openShipShop>>;
