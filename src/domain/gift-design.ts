/** A destination's poster as gift vouchers are printed on it. */
export type GiftDesign = {
  /** The destination's. */
  id: string;
  /** What the destination is called. */
  name: string;
  /** What the poster shows. */
  alt: string;
  /** Address of the poster, 4:3, at a middle width; `srcSet` has the others. */
  picture: string;
  srcSet: string;
};
