import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const inWords = z.locales.en().localeError;

/** An editor whose page stops the build reads what was found beside what is allowed. */
z.config({
  customError: (issue) => {
    if (issue.code === 'unrecognized_keys') return undefined;
    const allowed = inWords(issue);
    return `${typeof allowed === 'string' ? allowed : allowed?.message ?? 'Invalid'}; found ${JSON.stringify(issue.input) ?? 'nothing'}`;
  },
});

const text = z.string().min(1);
/** As search engines show it: shorter says too little, longer is cut. */
const description = z.string().min(90).max(155);
const lead = z.string().min(1).max(220);
const byPath = ({ entry }: { entry: string }): string => entry.replace(/\.md$/, '');

const destinations = defineCollection({
  loader: glob({ base: 'content/destinations', pattern: '*/*.md', generateId: byPath }),
  schema: z.strictObject({
    /** The city's segment in paths; the poster is `content/destinations/<id>.svg`. */
    id: z.string().regex(/^[a-z-]+$/),
    label: text,
    country: text,
    teaser: z.string().min(1).max(70),
    alt: text,
    description,
    intro: lead,
    facts: z.strictObject({
      language: text,
      currency: text,
      timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is no IANA time zone'),
      arrival: text,
      transport: text,
    }),
    /** Months, 1 is January. */
    bestMonths: z.array(z.int().min(1).max(12)).min(1),
  }),
});

/** Editors' pages, spec section 2; a brand's own of the same name replaces the common one. */
const pages = defineCollection({
  loader: glob({ base: '.', pattern: ['content/pages/*/*.md', `src/brands/${process.env.BRAND ?? 'landfall'}/pages/*/*.md`], generateId: byPath }),
  schema: z.strictObject({
    title: text,
    /** What footer and menu say; the title without one. */
    label: text.optional(),
    description,
    lead: lead.optional(),
    /** The footer's group and the place in it, low numbers first. */
    footer: z.enum(['travel', 'company', 'legal', 'collaboration']),
    order: z.int(),
    /** The place in the mobile menu; not in it without one. */
    menu: z.int().optional(),
    /** The day of the last change, on pages where it matters. */
    updated: z.date().optional(),
  }),
});

const magazine = defineCollection({
  loader: glob({ base: 'content/magazine', pattern: '*/*.md', generateId: byPath }),
  schema: z.strictObject({
    title: z.string().min(1).max(70),
    description,
    lead,
    published: z.date(),
    /** The city whose poster stands above the article. */
    destination: z.string().regex(/^[a-z-]+$/),
    readingMinutes: z.int().min(1).max(60),
  }),
});

export const collections = { destinations, pages, magazine };
