type Connection = { saveData?: boolean };

/** Whether the visitor has asked the browser to save data (Save-Data client hint): then nothing is fetched in advance or kept. */
export const savesData = (): boolean => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
