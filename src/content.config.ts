import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { toursLoader } from '#data/tours-loader.ts';

const destinations = defineCollection({
  loader: glob({ base: 'content/destinations', pattern: '*/*.md', generateId: ({ entry }) => entry.replace(/\.md$/, '') }),
  schema: z.strictObject({
    /** The city's segment in paths; the poster is `content/destinations/<id>.svg`. */
    id: z.string().regex(/^[a-z-]+$/),
    label: z.string().min(1),
    country: z.string().min(1),
    teaser: z.string().min(1).max(70),
    alt: z.string().min(1),
    description: z.string().min(90).max(155),
  }),
});

const tours = defineCollection({ loader: toursLoader() });

export const collections = { destinations, tours };
