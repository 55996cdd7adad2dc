import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawMark, drawQr, MARK_SIDE, QR_SIDE } from './lay-out-marks';
import { addTable } from './lay-out-table';
import type { PrintFact, PrintModel } from './print-model';
import { printable } from './printable';

const fontFile = (name: string): Buffer => readFileSync(new URL(`./font/${name}`, import.meta.url));

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
const openDocument = ({ title, institution }: PrintModel): Doc => {
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
    font: fontFile('carreau-sans-regular.ttf'),
  };
  // The published types know neither PDF/UA nor a font given as bytes.
  const doc: Doc = Reflect.construct(PDFDocument, [options]);
  doc.registerFont('regular', fontFile('carreau-sans-regular.ttf'));
  doc.registerFont('bold', fontFile('carreau-sans-bold.ttf'));
  return doc.font('regular').fillColor(INK);
};

/** One block of text under its tag. */
const addText = (
  doc: Doc,
  root: Structure,
  tag: string,
  text: string,
  draw: (text: string) => void,
): void => {
  root.add(doc.struct(tag, {}, () => draw(printable(text))));
};

const addHeading = (doc: Doc, root: Structure, model: PrintModel): void => {
  drawMark(doc, MARGIN, model);
  const top = doc.y;
  addText(doc, root, 'P', model.institution, (text) =>
    doc
      .font('bold')
      .fontSize(12)
      .fillColor(model.accent)
      .text(text, MARGIN + MARK_SIDE + GAP, top + 5),
  );
  doc.x = MARGIN;
  doc.y = Math.max(doc.y, top + MARK_SIDE);
  doc.fillColor(INK).moveDown(1.2);
  addText(doc, root, 'H1', model.title, (text) => doc.font('bold').fontSize(22).text(text));
  if (model.notice) {
    doc.moveDown(0.5);
    addText(doc, root, 'P', model.notice, (text) => doc.font('bold').fontSize(10).text(text));
  }
  doc.moveDown(1.2);
};

const addFact = (doc: Doc, { label, value }: PrintFact): void => {
  doc.font('bold').fontSize(10.5);
  const width = doc.page.width - 2 * MARGIN - LABEL_WIDTH;
  if (doc.y + doc.heightOfString(printable(value), { width }) > doc.page.height - doc.page.margins.bottom)
    doc.addPage();
  const top = doc.y;
  doc
    .font('regular')
    .fillColor(MUTED)
    .text(`${printable(label)}\u00a0:`, MARGIN, top, { width: LABEL_WIDTH - 8 });
  const low = doc.y;
  doc
    .font('bold')
    .fillColor(INK)
    .text(printable(value), MARGIN + LABEL_WIDTH, top, { width });
  doc.x = MARGIN;
  doc.y = Math.max(low, doc.y);
};

/** Labels in one column, what they stand for in the next. */
const addFacts = (doc: Doc, root: Structure, { facts }: PrintModel): void => {
  for (const fact of facts) {
    root.add(doc.struct('P', {}, () => addFact(doc, fact)));
    doc.moveDown(0.3);
  }
  doc.font('regular').moveDown(1);
};

const addParagraphs = (doc: Doc, root: Structure, { paragraphs }: PrintModel): void => {
  for (const paragraph of paragraphs) {
    addText(doc, root, 'P', paragraph, (text) => doc.font('regular').fontSize(11).text(text, { lineGap: 3 }));
    doc.moveDown(0.8);
  }
};

const addProof = (doc: Doc, root: Structure, model: PrintModel): void => {
  doc.moveDown(1.5);
  if (doc.y + PROOF > doc.page.height - doc.page.margins.bottom) doc.addPage();
  addText(doc, root, 'P', model.issued, (text) => doc.font('regular').fontSize(10.5).text(text));
  if (!model.proof) return;
  doc.moveDown(0.5);
  const top = doc.y;
  drawQr(doc, root, model.proof.address, { x: MARGIN, y: top });
  const at = MARGIN + QR_SIDE + GAP;
  const proof = `Code de vérification\u00a0: ${model.proof.code}. Ce document se vérifie à l’adresse`;
  addText(doc, root, 'P', proof, (text) =>
    doc
      .fillColor(MUTED)
      .fontSize(9.5)
      .text(text, at, top + 24),
  );
  addText(doc, root, 'P', model.proof.address, (text) => doc.fillColor(INK).text(text));
  doc.x = MARGIN;
  doc.y = Math.max(doc.y, top + QR_SIDE);
};

/** Each page bears the institution's colour and says who issued it: decoration, which a screen reader passes over. */
const addMargins = (doc: Doc, model: PrintModel): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    const { page } = doc;
    const bottom = page.margins.bottom;
    page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.rect(0, 0, page.width, BAND).fill(model.accent);
    doc.font('regular').fontSize(8.5).fillColor(MUTED);
    const foot = `${model.institution} – ${model.contact} – page ${index + 1} sur ${count}`;
    doc.text(printable(foot), MARGIN, page.height - 48, { width: page.width - 2 * MARGIN, align: 'center' });
    doc.endMarkedContent();
    page.margins.bottom = bottom;
  }
};

/** Lays a document out on A4 pages; resolves to the bytes of the PDF. */
export const layOutPdf = async (model: PrintModel): Promise<Buffer> => {
  const doc = openDocument(model);
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  addHeading(doc, root, model);
  addFacts(doc, root, model);
  addParagraphs(doc, root, model);
  for (const table of model.tables) addTable(doc, root, table);
  addProof(doc, root, model);
  root.end();
  addMargins(doc, model);
  doc.end();
  return bytes;
};
