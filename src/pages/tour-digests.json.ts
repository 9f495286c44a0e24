import type { APIRoute } from 'astro';
import { tourDigests } from '#data/tour-digests.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) => Response.json(await tourDigests(locals.ask));
