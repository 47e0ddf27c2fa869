/** Pictures on a canvas: a photo that is larger than the house takes is made smaller before it is
 *  sent (the house is the judge all the same), and one on the table is looked at for its light. */
import { luminance, type Spot } from '../kit';

export const PICTURE_BYTES = 8 * 2 ** 20;
/** Nothing that a camera makes; to decode it might take all memory of a phone. */
const HOPELESS_BYTES = 64 * 2 ** 20;
const LONGEST = { table: 1920, card: 1344 };

/** The file itself, when it is small enough or cannot be made so. */
export async function shrunk(file: Blob, spot: Spot): Promise<Blob> {
  if (file.size <= PICTURE_BYTES || file.size > HOPELESS_BYTES) return file;
  try {
    const picture = await createImageBitmap(file);
    const longest = spot === 'table' ? LONGEST.table : LONGEST.card;
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    return made ?? file;
  } catch {
    return file;
  }
}

const PARTS = { width: 24, height: 15 };

/** The colour of the brightest part, each as large as a few letters on the table. */
export function brightestPart(picture: CanvasImageSource): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PARTS);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return '#ffffff';
  pen.drawImage(picture, 0, 0, PARTS.width, PARTS.height);
  const { data } = pen.getImageData(0, 0, PARTS.width, PARTS.height);
  let found = '#000000';
  for (let at = 0; at < data.length; at += 4) {
    const digits = [...data.slice(at, at + 3)].map((each) => each.toString(16).padStart(2, '0'));
    const part = `#${digits.join('')}`;
    if (luminance(part) > luminance(found)) found = part;
  }
  return found;
}
