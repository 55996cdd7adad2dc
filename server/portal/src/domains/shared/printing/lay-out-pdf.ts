import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawText, heightOfText, type Sheet, type TextStyle } from './draw-text';
import { drawMark, drawQr, MARK_SIDE, QR_SIDE } from './lay-out-marks';
import { addTable } from './lay-out-table';
import type { PrintFact, PrintModel } from './print-model';
import { fontFile, loadTypefaces } from './typefaces';

const MARGIN = 56;
/** Room for the longest label, « Dernière délibération : ». */
const LABEL_WIDTH = 150;
/** Height of the band in the institution's colour. */
const BAND = 6;
/** Height of what says when the document was issued and where it is confirmed: never cut between two pages. */
const PROOF = QR_SIDE + 24;
/** Room between a drawing and the text at its side. */
const GAP = 10;
const INK = '#1c1b19';
const MUTED = '#55524d';

type Doc = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Doc['struct']>;

/** A tagged document (PDF/UA-oriented) in French, with its fonts embedded. */
const openSheet = async ({ title, institution }: PrintModel): Promise<Sheet> => {
  const typefaces = await loadTypefaces();
  const [main] = typefaces();
  if (!main) throw new Error('there are no typefaces');
  const options = {
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 16 },
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'fr-BE',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: institution },
    // Instead of Helvetica, which would be named without being embedded.
    font: fontFile(main.name, 'regular'),
  };
  // The published types do not know PDF/UA.
  const doc: Doc = Reflect.construct(PDFDocument, [options]);
  doc.fillColor(INK);
  return { doc, typefaces, main };
};

const ORDINARY = { weight: 'regular', size: 10.5 } as const;

const widthFrom = ({ page }: Doc, x: number): number => page.width - x - page.margins.right;

/** One block of text under its tag, as wide as the page. */
const addText = (
  sheet: Sheet,
  root: Structure,
  tag: string,
  text: string,
  { x = MARGIN, ...style }: Omit<TextStyle, 'width'> & { x?: number },
): void => {
  const width = widthFrom(sheet.doc, x);
  root.add(sheet.doc.struct(tag, {}, () => drawText(sheet, text, x, { ...style, width })));
};

const addHeading = (sheet: Sheet, root: Structure, model: PrintModel): void => {
  const { doc } = sheet;
  drawMark(doc, MARGIN, model);
  const top = doc.y;
  doc.y = top + 5;
  doc.fillColor(model.accent);
  addText(sheet, root, 'P', model.institution, { weight: 'bold', size: 12, x: MARGIN + MARK_SIDE + GAP });
  doc.x = MARGIN;
  doc.y = Math.max(doc.y, top + MARK_SIDE);
  doc.fillColor(INK).moveDown(1.2);
  addText(sheet, root, 'H1', model.title, { weight: 'bold', size: 22 });
  if (model.notice) {
    doc.moveDown(0.5);
    addText(sheet, root, 'P', model.notice, { weight: 'bold', size: 10 });
  }
  doc.moveDown(1.2);
};

const addFact = (sheet: Sheet, { label, value }: PrintFact): void => {
  const { doc } = sheet;
  const at = MARGIN + LABEL_WIDTH;
  const style = { weight: 'bold', size: ORDINARY.size, width: widthFrom(doc, at) } as const;
  if (doc.y + heightOfText(sheet, value, style) > doc.page.height - doc.page.margins.bottom)
    doc.continueOnNewPage();
  const top = doc.y;
  doc.fillColor(MUTED);
  drawText(sheet, `${label}\u00a0:`, MARGIN, { ...ORDINARY, width: LABEL_WIDTH - 8 });
  const low = doc.y;
  doc.fillColor(INK);
  doc.y = top;
  drawText(sheet, value, at, style);
  doc.x = MARGIN;
  doc.y = Math.max(low, doc.y);
};

/** Labels in one column, what they stand for in the next. */
const addFacts = (sheet: Sheet, root: Structure, { facts }: PrintModel): void => {
  const { doc } = sheet;
  for (const fact of facts) {
    root.add(doc.struct('P', {}, () => addFact(sheet, fact)));
    doc.moveDown(0.3);
  }
  doc.moveDown(1);
};

const addParagraphs = (sheet: Sheet, root: Structure, { paragraphs }: PrintModel): void => {
  for (const paragraph of paragraphs) {
    addText(sheet, root, 'P', paragraph, { weight: 'regular', size: 11, lineGap: 3 });
    sheet.doc.moveDown(0.8);
  }
};

const addProof = (sheet: Sheet, root: Structure, model: PrintModel): void => {
  const { doc } = sheet;
  doc.moveDown(1.5);
  if (doc.y + PROOF > doc.page.height - doc.page.margins.bottom) doc.addPage();
  addText(sheet, root, 'P', model.issued, ORDINARY);
  if (!model.proof) return;
  doc.moveDown(0.5);
  const top = doc.y;
  drawQr(doc, root, model.proof.address, { x: MARGIN, y: top });
  const style = { weight: 'regular', size: 9.5, x: MARGIN + QR_SIDE + GAP } as const;
  const proof = `Code de vérification\u00a0: ${model.proof.code}. Ce document se vérifie à l’adresse`;
  doc.y = top + 24;
  doc.fillColor(MUTED);
  addText(sheet, root, 'P', proof, style);
  doc.fillColor(INK);
  addText(sheet, root, 'P', model.proof.address, style);
  doc.x = MARGIN;
  doc.y = Math.max(doc.y, top + QR_SIDE);
};

/** Each page bears the institution's colour and says who issued it: decoration, which a screen reader passes over. */
const addMargins = (sheet: Sheet, model: PrintModel): void => {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    const { page } = doc;
    const bottom = page.margins.bottom;
    page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.rect(0, 0, page.width, BAND).fill(model.accent);
    doc.fillColor(MUTED);
    doc.y = page.height - 48;
    const foot = `${model.institution} – ${model.contact} – page ${index + 1} sur ${count}`;
    const width = widthFrom(doc, MARGIN);
    drawText(sheet, foot, MARGIN, { weight: 'regular', size: 8.5, width, align: 'center' });
    doc.endMarkedContent();
    page.margins.bottom = bottom;
  }
};

/** Lays a document out on A4 pages; resolves to the bytes of the PDF. */
export const layOutPdf = async (model: PrintModel): Promise<Buffer> => {
  const sheet = await openSheet(model);
  const { doc } = sheet;
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  addHeading(sheet, root, model);
  addFacts(sheet, root, model);
  addParagraphs(sheet, root, model);
  for (const table of model.tables) addTable(sheet, root, table);
  addProof(sheet, root, model);
  root.end();
  addMargins(sheet, model);
  doc.end();
  return bytes;
};
