import { linkPicture } from '#contracts/pictures.ts';

/**
 * The address of a picture's rendition at the image host.
 * @param url without width, such as `/images/rome/fresh-pasta-in-trastevere/1`
 * @param width one of `imageWidths`
 */
export const pictureUrl = (url: string, width: number): string => `${url}/${width}.webp`;

/** The address of a picture as links to a page show it. */
export const linkPictureUrl = (url: string): string => `${url}/${linkPicture.file}`;
