import { locales } from '#contracts/common.ts';
import { stepsOfBrand } from '#domain/checkout-steps.ts';
import { paths } from '#domain/routes.ts';
import { goneTour, lateTour } from '#tests/support/late-tour.ts';
import { lateSailingId } from '#tests/support/sailings.ts';
import type { Built } from './built.ts';

/** A request, and what every host has to answer. */
export type Case = { path: string; headers?: Record<string, string>; status: number; location?: string };

const de = { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' };
const unknownTour = 'tours/rome/no-such-tour-00000000-0000-4000-8000-000000000000';
const lateTourPath = `tours/rome/${lateTour.slug}-${lateTour.tourId}`;

const goneTourPath = `tours/rome/${goneTour.slug}-${goneTour.tourId}`;

/** Drawn by the shop's server when it is first asked for. */
export const picture = '/images/rome/sightseeing/360.webp';

const pages: Case[] = locales
  .flatMap((locale) => [
    paths.home(locale),
    paths.listing(locale),
    paths.cruises(locale),
    paths.ship(locale, 'meridian-star'),
    paths.line(locale, 'meridian-lines'),
    paths.city(locale, 'tours', 'rome'),
    paths.search(locale),
    paths.magazine(locale),
    `/${locale}/aboutUs`,
    paths.confirmation(locale),
    paths.notFound(locale),
    ...stepsOfBrand('direct').map((step) => paths.checkout(locale, step)),
  ])
  .map((path) => ({ path, status: 200 }));

const languages: Case[] = [
  { path: '/', status: 302, location: '/en/' },
  { path: '/?affiliate=abc', headers: de, status: 302, location: '/de/?affiliate=abc' },
  { path: '/', headers: { 'Accept-Language': 'fr-FR, DE-de;q=0.8, en;q=0.3' }, status: 302, location: '/de/' },
  { path: '/', headers: { 'Accept-Language': 'de;q=0, en' }, status: 302, location: '/en/' },
  { path: '/', headers: { 'Accept-Language': 'den, nds' }, status: 302, location: '/en/' },
];

const spellings: Case[] = [
  ['/en', '/en/'],
  ['/EN', '/en/'],
  ['/en/index.html', '/en/'],
  ['/en//', '/en/'],
  ['/de/index', '/de/'],
  ['/index.html', '/'],
  ['/en/aboutUs/', '/en/aboutUs'],
  ['/en/aboutus', '/en/aboutUs'],
  ['/EN/ABOUTUS/', '/en/aboutUs'],
  ['/de/aboutUs.html', '/de/aboutUs'],
  ['/en/TOURSANDACTIVITIES?sort=low&x=%20', '/en/toursAndActivities?sort=low&x=%20'],
  ['/en/Tours/Rome/', '/en/tours/rome'],
  ['/de/tours/rome/index.html', '/de/tours/rome'],
  ['/en/new/checkout/payment/', '/en/new/checkout/payment'],
].map(([path = '', location = '']) => ({ path, status: 301, location }));

const chinese: Case[] = [
  ['/zh-Hans/de/aboutUs?x=1', '/de/aboutUs?x=1'],
  ['/zh-hans/tours/rome', '/tours/rome'],
  ['/zh-Hans', '/'],
  ['/zh-Hans/', '/'],
  ['/zh-Hans//evil.example', '/evil.example'],
  ['/zh-Hans/%0d%0aSet-Cookie:x=y', '/%0d%0aSet-Cookie:x=y'],
].map(([path = '', location = '']) => ({ path, status: 301, location }));

const lost: Case[] = [
  '/de/gibt-es-nicht',
  '/en/no/such/page',
  '/en/nope/',
  '/en/tours/atlantis',
  '/zh-Hansel',
  '/nope',
  '/_astro/gone.0a1b2c.js',
  '/de/aboutUs/more',
  `/en/cruises/rome/x-00000000-0000-4000-8000-000000000000`,
  '/EN/no-such-page',
  '/en/new',
  '/_astro/',
].flatMap((path) => [
  { path, status: 404 },
  { path, headers: de, status: 404 },
]);

/** Without a file: tours that came after the build or are gone, and pictures; every host asks the shop's server. */
export const onDemand: Case[] = [
  { path: `/en/${lateTourPath}`, status: 200 },
  { path: `/de/${lateTourPath}?affiliate=abc`, status: 200 },
  {
    path: `/de/${lateTourPath.replace(lateTour.slug, 'misspelled')}?affiliate=abc`,
    status: 301,
    location: `/de/${lateTourPath}?affiliate=abc`,
  },
  { path: `/en/${lateTourPath.replace('rome', 'dubai')}`, status: 301, location: `/en/${lateTourPath}` },
  { path: `/en/${unknownTour}`, status: 404 },
  { path: `/de/${unknownTour}?affiliate=abc`, status: 404 },
  { path: paths.cruise('en', lateSailingId), status: 200 },
  { path: `${paths.cruise('de', lateSailingId)}?affiliate=abc`, status: 200 },
  { path: `${paths.cruise('de', lateSailingId)}/`, status: 301, location: paths.cruise('de', lateSailingId) },
  { path: paths.cruise('en', '00000000-0000-4000-8000-000000000000'), status: 404 },
  { path: paths.ship('de', 'flying-dutchman'), status: 404 },
  { path: paths.line('en', 'flying-dutchmen'), status: 404 },
  { path: `${paths.ship('en', 'flying-dutchman')}/`, status: 301, location: paths.ship('en', 'flying-dutchman') },
  { path: `/en/${goneTourPath}`, status: 410 },
  { path: `/de/${goneTourPath.replace(goneTour.slug, 'misspelled')}`, status: 410 },
  { path: picture, status: 200 },
  { path: '/images/rome/gone/720.webp', status: 404 },
];

/** All kinds of address, of which the build made some and not others. */
export const cases = ({ tour, script }: Built): Case[] => [
  ...pages,
  ...languages,
  ...spellings,
  ...chinese,
  ...lost,
  { path: tour, status: 200 },
  { path: `${tour}/`, status: 301, location: tour },
  { path: tour.toUpperCase(), status: 301, location: tour },
  ...onDemand,
  { path: `/de/${unknownTour}/?affiliate=abc`, status: 301, location: `/de/${unknownTour}?affiliate=abc` },
  { path: `/EN/${unknownTour}`, status: 404 },
  { path: `/fr/${lateTourPath}`, status: 404 },
  { path: script, status: 200 },
  ...[
    '/favicon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-de.xml',
    '/site.webmanifest',
    '/icon-192.png',
    '/sw.js',
    `${paths.magazine('en')}/rss.xml`,
    paths.offline('de'),
  ].map((path) => ({ path, status: 200 })),
];
