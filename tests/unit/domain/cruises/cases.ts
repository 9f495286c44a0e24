import type { Excursion, PortCall, Verdict } from '#domain/cruises/ship-clock.ts';

/**
 * What the ship clock has to say, worked out by hand from the rule in words. Coming ashore: arrival, and 30 minutes (60 by tender), and the
 * way there. Back: start, tour and way back. Spare: from there to all aboard. Where clocks differ or change, a comment reckons in UTC.
 */
export type Case = [name: string, call: PortCall, excursion: Excursion, verdict: Verdict, margin?: number];

/** `05-12T08:00` is in 2027. */
const wall = (time: string): string => (time.length === 11 ? `2027-${time}` : time);
const wallOrNone = (time: string): string | undefined => (time === '' ? undefined : wall(time));

const docked = (timeZone: string, arrival: string, allAboard: string): PortCall => ({
  timeZone,
  arrival: wallOrNone(arrival),
  allAboard: wallOrNone(allAboard),
  berth: 'docked',
});
const tender = (...of: Parameters<typeof docked>): PortCall => ({ ...docked(...of), berth: 'tender' });
const tour = (timeZone: string, start: string, minutes: number, wayThere: number, wayBack: number): Excursion => ({
  start: wall(start),
  timeZone,
  minutes,
  wayThere,
  wayBack,
});

const fits = (minutes: number, backAt: string): Verdict => ({ fit: 'fits', minutes, backAt: wall(backAt) });
const fitsAnyway = (backAt: string): Verdict => ({ fit: 'fits', backAt: wall(backAt) });
const tight = (minutes: number, backAt: string): Verdict => ({ fit: 'tight', minutes, backAt: wall(backAt) });
const early = (minutes: number, backAt: string): Verdict => ({ fit: 'no', problem: 'starts-early', minutes, backAt: wall(backAt) });
const late = (minutes: number, backAt: string): Verdict => ({ fit: 'no', problem: 'ends-late', minutes, backAt: wall(backAt) });

const rome = 'Europe/Rome';
const paris = 'Europe/Paris';
const london = 'Europe/London';
const lisbon = 'Europe/Lisbon';
const madrid = 'Europe/Madrid';
const madeira = 'Atlantic/Madeira';
const newYork = 'America/New_York';
const santiago = 'America/Santiago';
const sydney = 'Australia/Sydney';
const auckland = 'Pacific/Auckland';
const honolulu = 'Pacific/Honolulu';
const apia = 'Pacific/Apia';
const pagoPago = 'Pacific/Pago_Pago';
const lordHowe = 'Australia/Lord_Howe';
const kolkata = 'Asia/Kolkata';
const kathmandu = 'Asia/Kathmandu';

const day = docked(rome, '05-12T08:00', '05-12T18:00');
const dayByTender = tender(rome, '05-12T08:00', '05-12T18:00');
const newYear = docked(madeira, '12-31T10:00', '2028-01-01T14:00');
const night = docked(rome, '05-12T08:00', '05-13T18:00');

const ashore: Case[] = [
  // 08:00, 30 and 15 minutes: 08:45.
  ['docked: just there in time', day, tour(rome, '05-12T08:45', 120, 15, 15), fits(420, '05-12T11:00')],
  ['docked: one minute early', day, tour(rome, '05-12T08:44', 120, 15, 15), early(1, '05-12T10:59')],
  ['docked: one minute later', day, tour(rome, '05-12T08:46', 120, 15, 15), fits(419, '05-12T11:01')],
  // 08:00, 60 and 15 minutes: 09:15.
  ['by tender: just there in time', dayByTender, tour(rome, '05-12T09:15', 120, 15, 15), fits(390, '05-12T11:30')],
  ['by tender: one minute early', dayByTender, tour(rome, '05-12T09:14', 120, 15, 15), early(1, '05-12T11:29')],
  ['by tender: one minute later', dayByTender, tour(rome, '05-12T09:16', 120, 15, 15), fits(389, '05-12T11:31')],
  ['by tender: in time if docked', dayByTender, tour(rome, '05-12T08:45', 120, 15, 15), early(30, '05-12T11:00')],
  ['at the pier, as the ship arrives', day, tour(rome, '05-12T08:00', 60, 0, 0), early(30, '05-12T09:00')],
  // From 20:00 to 08:30 are 12.5 hours.
  ['on the evening before', day, tour(rome, '05-11T20:00', 60, 0, 0), early(750, '05-11T21:00')],
];

const margins: Case[] = [
  // Back by 16:30.
  ['the margin to the minute', day, tour(rome, '05-12T13:00', 180, 20, 30), fits(90, '05-12T16:30')],
  ['the margin but for a minute', day, tour(rome, '05-12T13:01', 180, 20, 30), tight(89, '05-12T16:31')],
  ['the margin and a minute', day, tour(rome, '05-12T12:59', 180, 20, 30), fits(91, '05-12T16:29')],
  ['no margin asked: back as all are aboard', day, tour(rome, '05-12T14:30', 180, 20, 30), fits(0, '05-12T18:00'), 0],
  ['no margin asked: one minute late', day, tour(rome, '05-12T14:31', 180, 20, 30), late(1, '05-12T18:01'), 0],
  ['half an hour asked, and left', day, tour(rome, '05-12T14:00', 180, 20, 30), fits(30, '05-12T17:30'), 30],
  ['half an hour asked, 29 minutes left', day, tour(rome, '05-12T14:01', 180, 20, 30), tight(29, '05-12T17:31'), 30],
  ['two hours asked, and left', day, tour(rome, '05-12T12:30', 180, 20, 30), fits(120, '05-12T16:00'), 120],
  ['two hours asked, 119 minutes left', day, tour(rome, '05-12T12:31', 180, 20, 30), tight(119, '05-12T16:01'), 120],
];

const allAboard: Case[] = [
  ['back as all are aboard', day, tour(rome, '05-12T14:30', 180, 20, 30), tight(0, '05-12T18:00')],
  ['back one minute late', day, tour(rome, '05-12T14:31', 180, 20, 30), late(1, '05-12T18:01')],
  ['back one minute before', day, tour(rome, '05-12T14:29', 180, 20, 30), tight(1, '05-12T17:59')],
  // There at 08:50. It would be back at 18:30, too; the first reason is said.
  ['too early and too late', day, tour(rome, '05-12T08:00', 600, 20, 30), early(50, '05-12T18:30')],
];

const ends: Case[] = [
  ['embarkation: any morning', docked(rome, '', '05-12T17:00'), tour(rome, '05-12T09:00', 120, 20, 30), fits(330, '05-12T11:30')],
  // Two days and 4.5 hours.
  ['embarkation: days before', docked(rome, '', '05-12T17:00'), tour(rome, '05-10T09:00', 180, 20, 30), fits(3150, '05-10T12:30')],
  ['embarkation: back too late', docked(rome, '', '05-12T17:00'), tour(rome, '05-12T15:00', 120, 20, 30), late(30, '05-12T17:30')],
  ['disembarkation: all day long', docked(rome, '05-12T06:00', ''), tour(rome, '05-12T09:00', 600, 20, 30), fitsAnyway('05-12T19:30')],
  ['disembarkation: a minute early', docked(rome, '05-12T06:00', ''), tour(rome, '05-12T06:49', 60, 20, 30), early(1, '05-12T08:19')],
  ['disembarkation by tender', tender(rome, '05-12T06:00', ''), tour(rome, '05-12T07:20', 60, 20, 30), fitsAnyway('05-12T08:50')],
];

const nights: Case[] = [
  ['overnight: over midnight', night, tour(rome, '05-12T22:30', 180, 20, 30), fits(960, '05-13T02:00')],
  ['overnight: at six on the second day', night, tour(rome, '05-13T06:00', 60, 20, 30), fits(630, '05-13T07:30')],
  ['overnight: late on the second day', night, tour(rome, '05-13T15:00', 180, 20, 30), late(30, '05-13T18:30')],
  // The tour ends at 23:40.
  ['way over midnight', docked(rome, '05-12T14:00', '05-13T00:30'), tour(rome, '05-12T21:00', 160, 20, 30), tight(20, '05-13T00:10')],
  ['back at midnight', docked(rome, '05-12T14:00', '05-13T00:00'), tour(rome, '05-12T20:30', 180, 20, 30), tight(0, '05-13T00:00')],
  ['New Year', newYear, tour(madeira, '12-31T22:00', 180, 10, 15), fits(765, '2028-01-01T01:15')],
];

const portimao = docked(lisbon, '05-12T08:00', '05-12T18:00');

const otherZones: Case[] = [
  // The ship: 07:00 to 17:00 UTC; in Seville from 09:00 UTC on, which is 11:00 there. Back at 12:30 UTC.
  ['venue an hour ahead: just there in time', portimao, tour(madrid, '05-12T11:00', 120, 90, 90), fits(270, '05-12T13:30')],
  ['venue an hour ahead: one minute early', portimao, tour(madrid, '05-12T10:59', 120, 90, 90), early(1, '05-12T13:29')],
  // All aboard 14:00 UTC. The tour: 10:45 to 13:45 UTC; back at 14:15 UTC.
  ['an hour behind', docked(madrid, '05-12T09:00', '05-12T16:00'), tour(lisbon, '05-12T11:45', 180, 30, 30), late(15, '05-12T16:15')],
  // The ship: 00:30 to 14:30 UTC; there at 03:00 UTC, which is 08:45 there. Back at 09:00 UTC.
  ['15 minutes', docked(kolkata, '05-12T06:00', '05-12T20:00'), tour(kathmandu, '05-12T08:45', 240, 120, 120), fits(330, '05-12T14:30')],
];

const europe: Case[] = [
  // Clocks go forward at 01:00 UTC. The tour: 00:00 to 02:00 UTC; all aboard 06:00 UTC.
  ['Rome, spring: tour', docked(rome, '03-27T20:00', '03-28T08:00'), tour(rome, '03-28T01:00', 120, 0, 0), fits(240, '03-28T04:00')],
  // Arrival 00:00 UTC; there at 02:00 UTC. The tour: 01:59 to 02:59 UTC; back at 04:29 UTC.
  ['Rome, spring: way', docked(rome, '03-28T01:00', '03-28T18:00'), tour(rome, '03-28T03:59', 60, 90, 90), early(1, '03-28T06:29')],
  // Clocks go back at 01:00 UTC. The tour: 22:30 to 01:00 UTC; back at 01:30 UTC; all aboard 03:00 UTC.
  ['Rome, autumn: tour', docked(rome, '10-30T20:00', '10-31T04:00'), tour(rome, '10-31T00:30', 150, 0, 30), fits(90, '10-31T02:30')],
  // Arrival 23:30 UTC; there at 02:00 UTC. The tour: 02:00 to 03:00 UTC; back at 05:00 UTC; all aboard 06:00 UTC.
  ['Rome, autumn: way', docked(rome, '10-31T01:30', '10-31T07:00'), tour(rome, '10-31T03:00', 60, 120, 120), tight(60, '10-31T06:00')],
];

const america: Case[] = [
  // Clocks go forward at 07:00 UTC. The tour: 04:00 to 08:00 UTC; back at 08:20 UTC; all aboard 10:00 UTC.
  ['New York, spring', docked(newYork, '03-13T18:00', '03-14T06:00'), tour(newYork, '03-13T23:00', 240, 20, 20), fits(100, '03-14T04:20')],
  // Clocks go back at 06:00 UTC. The tour: 04:00 to 07:00 UTC; back at 07:30 UTC; all aboard 10:00 UTC.
  ['New York, autumn', docked(newYork, '11-06T18:00', '11-07T05:00'), tour(newYork, '11-07T00:00', 180, 20, 30), fits(150, '11-07T02:30')],
  // All aboard at the first 01:30, 05:30 UTC. The tour: 02:00 to 05:00 UTC; back at 05:20 UTC.
  ['twice 01:30', docked(newYork, '11-06T18:00', '11-07T01:30'), tour(newYork, '11-06T22:00', 180, 20, 20), tight(10, '11-07T01:20')],
];

const south: Case[] = [
  // Clocks go back at 16:00 UTC. The tour: 13:00 to 17:00 UTC; back at 17:30 UTC; all aboard 20:00 UTC.
  ['Sydney, autumn', docked(sydney, '04-03T20:00', '04-04T06:00'), tour(sydney, '04-04T00:00', 240, 0, 30), fits(150, '04-04T03:30')],
  // Clocks go forward at 16:00 UTC. The tour: 14:00 to 18:00 UTC; back at 18:30 UTC; all aboard 19:00 UTC.
  ['Sydney, spring', docked(sydney, '10-02T20:00', '10-03T06:00'), tour(sydney, '10-03T00:00', 240, 0, 30), tight(30, '10-03T05:30')],
  // Clocks go back from midnight to 23:00 at 03:00 UTC. The tour: 23:00 to 02:30 UTC; back at 03:15 UTC; all aboard 05:00 UTC.
  ['Chile, autumn', docked(santiago, '04-03T12:00', '04-04T01:00'), tour(santiago, '04-03T20:00', 210, 45, 45), fits(105, '04-03T23:15')],
  // Clocks go forward from midnight to 01:00 at 04:00 UTC. The tour: 00:00 to 03:30 UTC; back at 04:15 UTC; all aboard 05:00 UTC.
  ['Chile, spring', docked(santiago, '09-04T12:00', '09-05T02:00'), tour(santiago, '09-04T20:00', 210, 45, 45), tight(45, '09-05T01:15')],
  // Clocks go back by half an hour at 15:00 UTC. The tour: 12:00 to 16:00 UTC; back at 16:15 UTC; all aboard 17:30 UTC.
  ['Lord Howe', tender(lordHowe, '04-03T14:00', '04-04T04:00'), tour(lordHowe, '04-03T23:00', 240, 0, 15), tight(75, '04-04T02:45')],
  // Clocks go forward at 14:00 UTC. Arrival 13:00 UTC; ashore at 14:00 UTC, which is 03:00; back at 15:00 UTC; all aboard 20:00 UTC.
  ['Auckland, spring', tender(auckland, '09-26T01:00', '09-26T09:00'), tour(auckland, '09-26T03:00', 60, 0, 0), fits(300, '09-26T04:00')],
];

const samoa = docked(apia, '05-12T08:00', '05-12T20:00');

const dateLine: Case[] = [
  // The ship: 19:00 of the 11th to 07:00 of the 12th, UTC. The tour: 20:30 to 23:30; back at 00:30 UTC.
  ['across the date line, on the day before', samoa, tour(pagoPago, '05-11T09:30', 180, 60, 60), fits(390, '05-12T13:30')],
  // The tour is a day later: back at 00:30 UTC of the 13th.
  ['across the date line, on the same date', samoa, tour(pagoPago, '05-12T09:30', 180, 60, 60), late(1050, '05-13T13:30')],
  // The ship: 17:00 to 08:00 UTC. The tour: 20:00 to 00:00 UTC; back at 00:30 UTC.
  ['Honolulu', docked(honolulu, '05-12T07:00', '05-12T22:00'), tour(honolulu, '05-12T10:00', 240, 20, 30), fits(450, '05-12T14:30')],
];

const civitavecchia = docked(rome, '05-12T07:00', '05-12T19:00');
const leHavre = docked(paris, '05-12T06:30', '05-12T19:30');
const southampton = docked(london, '05-12T06:00', '05-12T17:00');

const longWays: Case[] = [
  ['Rome: just there in time', civitavecchia, tour(rome, '05-12T09:00', 180, 90, 90), fits(330, '05-12T13:30')],
  ['Rome: one minute early', civitavecchia, tour(rome, '05-12T08:59', 180, 90, 90), early(1, '05-12T13:29')],
  // There at 09:45.
  ['Paris: just there in time', leHavre, tour(paris, '05-12T09:45', 240, 165, 165), fits(180, '05-12T16:30')],
  ['Paris: the afternoon', leHavre, tour(paris, '05-12T14:00', 180, 165, 165), late(15, '05-12T19:45')],
  ['London: a long day', southampton, tour(london, '05-12T09:00', 300, 120, 120), tight(60, '05-12T16:00')],
  // There at 09:10; the tour until 10:10.
  ['the way back is longer', day, tour(rome, '05-12T09:10', 60, 40, 70), fits(400, '05-12T11:20')],
];

export const cases: Case[] = [
  ...ashore,
  ...margins,
  ...allAboard,
  ...ends,
  ...nights,
  ...otherZones,
  ...europe,
  ...america,
  ...south,
  ...dateLine,
  ...longWays,
];
