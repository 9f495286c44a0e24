import { ofetch } from 'ofetch';
import { inParts, retrying, type OpenPurger } from './purger.ts';

/** https://www.fastly.com/documentation/reference/api/purging/: so many keys in a call. */
const mostKeys = 256;

export const fastly: OpenPurger = ({ fastly: settings }) => {
  if (!settings) return undefined;
  const { serviceId, apiToken, apiUrl } = settings;
  return {
    purge: async ({ tags }) => {
      for (const part of inParts(tags, mostKeys)) {
        await ofetch(`${apiUrl}/service/${serviceId}/purge`, {
          ...retrying,
          method: 'POST',
          headers: { 'Fastly-Key': apiToken },
          body: { surrogate_keys: part },
        });
      }
    },
    tagHeader: (tags) => ({ name: 'Surrogate-Key', value: tags.join(' ') }),
  };
};
