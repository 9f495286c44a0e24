/** Path of a page that a mail leads to. */
export const tokenPath = (what: 'confirm' | 'unsubscribe', token: string): string =>
  `/newsletter/${what}?token=${encodeURIComponent(token)}`;
