/**
 * The address of a picture's rendition at the image host.
 * @param url without width, such as `/images/rome/food`
 * @param width one of `imageWidths`
 */
export const pictureUrl = (url: string, width: number): string => `${url}/${width}.webp`;
