type Connection = { saveData?: boolean };

/** Whether the shopper has asked the browser to save data (Save-Data client hint): then nothing is fetched in advance or cached. */
export const savesData = (): boolean => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
