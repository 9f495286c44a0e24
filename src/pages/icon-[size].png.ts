import type { APIRoute } from 'astro';
import { drawIcon, iconSizes } from '#brands/app-icon.ts';

export const getStaticPaths = () => iconSizes.map((size) => ({ params: { size: String(size) } }));

export const GET: APIRoute = async ({ params }) => new Response(new Uint8Array(await drawIcon(Number(params['size']))), { headers: { 'Content-Type': 'image/png' } });
