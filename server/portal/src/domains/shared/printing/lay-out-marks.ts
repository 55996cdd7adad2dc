import type PDFDocument from 'pdfkit';
import { MARK } from 'shared-contract/theme';
import { qrSquares } from './qr-squares';

type Doc = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Doc['struct']>;

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

/** Sets a figure's bounding box, required by PDF/UA; missing in the library's types. */
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
  const { side, path } = qrSquares(address);
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
