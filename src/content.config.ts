import { basename } from 'node:path';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { isTimeZone } from './domain/day.ts';

const inWords = z.locales.en().localeError;

/** An editor whose page stops the build reads what was found beside what is allowed. */
z.config({
  customError: (issue) => {
    if (issue.code === 'unrecognized_keys') return undefined;
    const allowed = inWords(issue);
    return `${typeof allowed === 'string' ? allowed : (allowed?.message ?? 'Invalid')}; found ${JSON.stringify(issue.input) ?? 'nothing'}`;
  },
});

/** For a value of the wrong kind: a text where a number belongs, or nothing at all. */
const kind = (allowed: string) => ({
  error: ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'invalid_type' ? `must be ${allowed}; found ${JSON.stringify(input) ?? 'nothing'}` : undefined,
});
const fields = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: ({ code, keys = [] }: { code?: string; keys?: unknown }) =>
      code === 'unrecognized_keys' ? `there is no field ${String(keys)}; allowed are ${Object.keys(shape).join(', ')}` : undefined,
  });

const string = () => z.string(kind('a text, in quotes if it has a colon in it'));
const wholeNumber = () => z.int(kind('a whole number, such as 10'));
const date = () => z.date(kind('a day, such as 2026-11-21'));
const text = string().min(1);
/** As search engines show it: shorter says too little, longer is cut. */
const description = string().min(90).max(155);
const lead = string().min(1).max(220);
const byPath = ({ entry }: { entry: string }): string => entry.replace(/\.md$/, '');

const destinations = defineCollection({
  loader: glob({ base: 'content/destinations', pattern: '*/*.md', generateId: byPath }),
  schema: fields({
    /** The city's segment in paths; the poster is `content/destinations/<id>.svg`. */
    id: string().regex(/^[a-z-]+$/),
    label: text,
    country: text,
    teaser: string().min(1).max(70),
    alt: text,
    description,
    intro: lead,
    /** Known for the ships that call: below the top destinations, and neither on home nor in the footer. */
    port: z.boolean(kind('true or false')).default(false),
    facts: fields({
      language: text,
      currency: text,
      timeZone: string().refine(isTimeZone, 'is no IANA time zone'),
      arrival: text,
      transport: text,
    }),
    /** Months, 1 is January. */
    bestMonths: z.array(wholeNumber().min(1).max(12)).min(1),
  }),
});

/** Latitude and longitude, in degrees. */
const place = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
const corners = (least: number) => z.array(place).min(least);

/** Drawn by hand, roughly to scale: corners of areas and lines on earth. */
const maps = defineCollection({
  loader: glob({ base: 'content/destinations', pattern: '*.map.yaml', generateId: ({ entry }) => basename(entry, '.map.yaml') }),
  schema: fields({
    center: place,
    /** From the left edge to the right one. */
    kilometres: z.number().min(1).max(100),
    water: z.array(corners(3)),
    parks: z.array(corners(3)),
    rivers: z.array(fields({ metres: z.number().min(10).max(5000), line: corners(2) })),
    districts: z.array(fields({ name: z.union([text, fields({ en: text, de: text })]), at: place })),
  }),
});

/** Editors' pages, requirements 2; a brand's own of the same name replaces the common one. */
const pages = defineCollection({
  loader: glob({
    base: '.',
    pattern: ['content/pages/*/*.md', `src/brands/${process.env.BRAND ?? 'landfall'}/pages/*/*.md`],
    generateId: byPath,
  }),
  schema: fields({
    title: text,
    /** What footer and menu say; the title without one. */
    label: text.optional(),
    description,
    lead: lead.optional(),
    /** The footer's group and the place in it, low numbers first. */
    footer: z.enum(['travel', 'company', 'legal', 'collaboration']),
    order: wholeNumber(),
    /** The place in the mobile menu; not in it without one. */
    menu: wholeNumber().optional(),
    /** A button on the page: `apply` is for operators who would like to sell tours. */
    action: z.enum(['apply']).optional(),
    /** Destinations whose posters a gift voucher can have, the first is chosen; on the page that sells them. */
    posters: z
      .array(string().regex(/^[a-z-]+$/))
      .min(1)
      .max(8)
      .optional(),
    /** The day of the last change, on pages where it matters. */
    updated: date().optional(),
  }),
});

const magazine = defineCollection({
  loader: glob({ base: 'content/magazine', pattern: '*/*.md', generateId: byPath }),
  schema: fields({
    title: string().min(1).max(70),
    description,
    lead,
    published: date(),
    /** The city whose poster stands above the article. */
    destination: string().regex(/^[a-z-]+$/),
    /** Slugs of the tours that it speaks of: it shows them, and they show it. */
    tours: z
      .array(string().regex(/^[a-z0-9-]+$/))
      .max(8)
      .default([]),
    readingMinutes: wholeNumber().min(1).max(60),
  }),
});

export const collections = { destinations, maps, pages, magazine };
