import type { APIRoute } from 'astro';
import { fontsCss } from '#layouts/fonts-css.ts';

export const GET: APIRoute = () => new Response(fontsCss(), { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
