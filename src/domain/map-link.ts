/** Opens the phone's map app where there is one, else a map in the browser. */
export const mapLink = (latitude: number, longitude: number): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
