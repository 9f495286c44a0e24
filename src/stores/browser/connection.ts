/** Network Information API; browsers that do not have it know none of this. */
type Connection = { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' };

const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** Whether the shopper has asked the browser to save data (Save-Data client hint): then nothing is fetched in advance or cached. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether the browser takes the line for a slow one: then nothing runs that nobody has asked for. */
export const isOnSlowLine = (): boolean => (connection().effectiveType ?? '4g') !== '4g';
