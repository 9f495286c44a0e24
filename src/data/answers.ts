/** Answers of endpoints. The build writes no file for an answer without a body. */
export const notPublished = (): Response => new Response(null, { status: 404 });

export const xml = (text: string): Response => new Response(text, { headers: { 'Content-Type': 'application/xml' } });

export const plainText = (text: string): Response => new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
