import { FILE_LIMITS } from 'shared-contract/base/limits';
import { loadSharp } from '../../load-sharp';
import type { FileKind } from './file-kind';

/** Longest side of an identity photo, pixels: enough for a student card. */
const PHOTO_SIDE = 1000;
const JPEG_QUALITY = 88;

/**
 * Decodes and encodes a picture again: upright, without metadata or trailing bytes; identity photos are also scaled
 * down. Why not, when it can't be decoded or has too many pixels.
 */
export const reencodeImage = async (
  bytes: Buffer,
  kind: FileKind,
  isPhoto: boolean,
): Promise<Buffer | 'pixels' | 'cut'> => {
  const sharp = await loadSharp();
  try {
    const image = sharp(bytes, {
      limitInputPixels: FILE_LIMITS.imagePixels,
      // A remark of the decoder is no fault: phones write odd headers. What is cut or does not decode is.
      failOn: 'error',
      sequentialRead: true,
    }).rotate();
    const sized = isPhoto
      ? image.resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
      : image;
    return await (kind.extension === 'png' ? sized.png() : sized.jpeg({ quality: JPEG_QUALITY })).toBuffer();
  } catch (error) {
    return /pixel limit/.test(String(error)) ? 'pixels' : 'cut';
  }
};
