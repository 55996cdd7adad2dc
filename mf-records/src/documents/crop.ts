/** Size of the cropped identity photo, pixels: the shape of a card photo. */
export const PHOTO_SIZE = { width: 600, height: 800 } as const;

/** What the person chose: 1 shows all that fits, positions go from 0 to 1. */
export interface Framing {
  zoom: number;
  horizontal: number;
  vertical: number;
}

interface Size {
  width: number;
  height: number;
}

/** The part of a picture that the photo shows: as large as the shape allows, then divided by the zoom. */
export const cropOf = (picture: Size, { zoom, horizontal, vertical }: Framing) => {
  const scale = Math.min(picture.width / PHOTO_SIZE.width, picture.height / PHOTO_SIZE.height) / zoom;
  const width = PHOTO_SIZE.width * scale;
  const height = PHOTO_SIZE.height * scale;
  return {
    x: (picture.width - width) * horizontal,
    y: (picture.height - height) * vertical,
    width,
    height,
  };
};
