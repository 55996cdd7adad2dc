import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { addTable } from './lay-out-table';
import type { PrintModel } from './print-model';
import { printable } from './printable';

const fontFile = (name: string): Buffer => readFileSync(new URL(`./font/${name}`, import.meta.url));

const MARGIN = 56;
const INK = '#1c1b19';
const MUTED = '#55524d';

type Doc = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Doc['struct']>;

/** A tagged document (PDF/UA-oriented) in French, with its fonts embedded. */
const openDocument = ({ title, institution }: PrintModel): Doc => {
  const options = {
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 40 },
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
  addText(doc, root, 'P', model.institution, (text) => doc.font('bold').fontSize(11).text(text));
  doc.moveDown(2);
  addText(doc, root, 'H1', model.title, (text) => doc.font('bold').fontSize(22).text(text));
  if (model.notice) {
    doc.moveDown(0.5);
    addText(doc, root, 'P', model.notice, (text) => doc.font('bold').fontSize(10).text(text));
  }
  doc.moveDown(1.2);
};

const addFacts = (doc: Doc, root: Structure, { facts }: PrintModel): void => {
  for (const { label, value } of facts) {
    root.add(
      doc.struct('P', {}, () => {
        doc
          .font('regular')
          .fontSize(10.5)
          .fillColor(MUTED)
          .text(`${printable(label)} : `, { continued: true });
        doc.font('bold').fillColor(INK).text(printable(value));
      }),
    );
    doc.moveDown(0.25);
  }
  doc.font('regular').moveDown(0.8);
};

const addParagraphs = (doc: Doc, root: Structure, { paragraphs }: PrintModel): void => {
  for (const paragraph of paragraphs) {
    addText(doc, root, 'P', paragraph, (text) => doc.font('regular').fontSize(11).text(text, { lineGap: 3 }));
    doc.moveDown(0.8);
  }
};

const addProof = (doc: Doc, root: Structure, model: PrintModel): void => {
  doc.moveDown(1.5);
  addText(doc, root, 'P', model.issued, (text) => doc.font('regular').fontSize(10.5).text(text));
  if (!model.proof) return;
  doc.moveDown(0.5);
  const proof = `Code de vérification : ${model.proof.code}. Pour vérifier ce document : ${model.proof.address}`;
  addText(doc, root, 'P', proof, (text) => doc.fontSize(9.5).text(text));
};

/** The foot of each page repeats who issued the document: decoration, which a screen reader passes over. */
const addFeet = (doc: Doc, model: PrintModel): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    const { page } = doc;
    const bottom = page.margins.bottom;
    page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
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
  addFeet(doc, model);
  doc.end();
  return bytes;
};
