import { ofetch } from 'ofetch';
import { inParts, retrying, type OpenPurger } from './purger.ts';

/** https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/: so many tags in a call, whatever the plan. */
const mostTags = 30;

export const cloudflare: OpenPurger = ({ cloudflare: settings }) => {
  if (!settings) return undefined;
  const { zoneId, apiToken, apiUrl } = settings;
  return {
    purge: async ({ tags }) => {
      for (const part of inParts(tags, mostTags)) {
        await ofetch(`${apiUrl}/zones/${zoneId}/purge_cache`, {
          ...retrying,
          method: 'POST',
          headers: { Authorization: `Bearer ${apiToken}` },
          body: { tags: part },
        });
      }
    },
  };
};
