import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { toursLoader } from '#data/tours-loader.ts';

/** As search engines show it: shorter says too little, longer is cut. */
const description = z.string().min(90).max(155);

const destinations = defineCollection({
  loader: glob({ base: 'content/destinations', pattern: '*/*.md', generateId: ({ entry }) => entry.replace(/\.md$/, '') }),
  schema: z.strictObject({
    /** The city's segment in paths; the poster is `content/destinations/<id>.svg`. */
    id: z.string().regex(/^[a-z-]+$/),
    label: z.string().min(1),
    country: z.string().min(1),
    teaser: z.string().min(1).max(70),
    alt: z.string().min(1),
    description,
    intro: z.string().min(1).max(220),
    facts: z.strictObject({
      language: z.string().min(1),
      currency: z.string().min(1),
      timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is no IANA time zone'),
      arrival: z.string().min(1),
      transport: z.string().min(1),
    }),
    /** Months, 1 is January. */
    bestMonths: z.array(z.int().min(1).max(12)).min(1),
  }),
});

const tours = defineCollection({ loader: toursLoader() });

export const collections = { destinations, tours };
