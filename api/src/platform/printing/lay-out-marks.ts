import type PDFDocument from 'pdfkit';
import { create } from 'qrcode';
import { MARK } from 'shared-contract/theme';

type Doc = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Doc['struct']>;

/** White around a QR code, in its squares (ISO 18004). */
const QUIET = 4;

/** Side of the QR code, its quiet zone included, in points: 3 cm, which a phone reads at arm's length. */
export const QR_SIDE = 85;
/** Side of the institution's mark, in points. */
export const MARK_SIDE = 24;

/** The institution's mark at the current height, left of its name: decoration, the name stands beside it. */
export const drawMark = (doc: Doc, x: number, colors: { accent: string; accent2: string }): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .save()
    .translate(x, doc.y)
    .scale(MARK_SIDE / 2);
  doc.path(MARK.leaves).fill(colors.accent);
  doc.path(MARK.ochre).fill(colors.accent2);
  doc.restore();
  doc.endMarkedContent();
};

/** The squares of a QR code as one path, in its own units; `side` counts the quiet zone. */
const squaresOf = (text: string): { side: number; path: string } => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (modules.get(y, x)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
    }
  }
  return { side: modules.size + 2 * QUIET, path };
};

/** Where a figure lies, which PDF/UA asks for; the library's types do not show where that is written. */
const markPlace = (figure: Structure, box: [number, number, number, number]): void => {
  Reflect.set(Reflect.get(Reflect.get(figure, 'dictionary'), 'data'), 'A', { O: 'Layout', BBox: box });
};

/** A QR code of an address, black on white, with its text for those who do not see it. */
export const drawQr = (
  doc: Doc,
  root: Structure,
  address: string,
  { x, y }: { x: number; y: number },
): void => {
  const { side, path } = squaresOf(address);
  const figure = doc.struct('Figure', { alt: `QR code de l’adresse ${address}` }, () => {
    doc
      .save()
      .translate(x, y)
      .scale(QR_SIDE / side);
    doc.path(path).fill('#000000');
    doc.restore();
  });
  const { height } = doc.page;
  markPlace(figure, [x, height - y - QR_SIDE, x + QR_SIDE, height - y]);
  root.add(figure);
};
