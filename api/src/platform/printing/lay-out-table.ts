import type PDFDocument from 'pdfkit';
import type { PrintTable } from './print-model';
import { printable } from './printable';

type Doc = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Doc['struct']>;

const PADDING = 5;
const RULE = '#b9b4ab';
const SIZE = 9.5;

interface Line {
  cells: string[];
  tag: 'TH' | 'TD';
  font: 'bold' | 'regular';
}

const widthOf = (doc: Doc): number => doc.page.width - doc.page.margins.left - doc.page.margins.right;

const heightOf = (doc: Doc, { columns }: PrintTable, { cells, font }: Line): number => {
  doc.font(font).fontSize(SIZE);
  const width = widthOf(doc);
  const heights = columns.map((column, index) =>
    doc.heightOfString(printable(cells[index] ?? ''), { width: column.width * width - 2 * PADDING }),
  );
  return Math.max(...heights) + 2 * PADDING;
};

const drawRule = (doc: Doc, y: number): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  const { left } = doc.page.margins;
  doc
    .moveTo(left, y)
    .lineTo(left + widthOf(doc), y)
    .lineWidth(0.5)
    .stroke(RULE);
  doc.endMarkedContent();
};

/** A header cell tells which cells it is for; the library's types do not show where that is written. */
const markScope = (cell: Structure, scope: 'Column' | 'Row'): void => {
  Reflect.set(Reflect.get(Reflect.get(cell, 'dictionary'), 'data'), 'A', { O: 'Table', Scope: scope });
};

const drawLine = (doc: Doc, body: Structure, table: PrintTable, line: Line): void => {
  const height = heightOf(doc, table, line);
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
  const top = doc.y;
  const row = doc.struct('TR');
  body.add(row);
  let x = doc.page.margins.left;
  table.columns.forEach(({ width, align }, index) => {
    const cellWidth = width * widthOf(doc);
    const isHeader = line.tag === 'TH' || index === 0;
    const at = x + PADDING;
    const cell = doc.struct(isHeader ? 'TH' : 'TD', {}, () => {
      doc.font(line.font).fontSize(SIZE);
      doc.text(printable(line.cells[index] ?? ''), at, top + PADDING, {
        width: cellWidth - 2 * PADDING,
        align,
      });
    });
    if (isHeader) markScope(cell, line.tag === 'TH' ? 'Column' : 'Row');
    row.add(cell);
    x += cellWidth;
  });
  row.end();
  drawRule(doc, top + height);
  doc.x = doc.page.margins.left;
  doc.y = top + height;
};

/** A table with its caption, its header cells marked as such, and no row cut between two pages. */
export const addTable = (doc: Doc, root: Structure, table: PrintTable): void => {
  root.add(
    doc.struct('H2', {}, () => {
      doc.font('bold').fontSize(12).text(printable(table.caption));
    }),
  );
  doc.moveDown(0.4);
  const body = doc.struct('Table');
  root.add(body);
  drawLine(doc, body, table, { cells: table.columns.map(({ label }) => label), tag: 'TH', font: 'bold' });
  for (const cells of table.rows) drawLine(doc, body, table, { cells, tag: 'TD', font: 'regular' });
  body.end();
};
