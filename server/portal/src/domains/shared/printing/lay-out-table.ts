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

const headOf = ({ columns }: PrintTable): Line => ({
  cells: columns.map(({ label }) => label),
  tag: 'TH',
  font: 'bold',
});

/** Calls `draw` with the text of each cell at its place, then rules the line off and goes under it. */
const drawCells = (
  doc: Doc,
  table: PrintTable,
  line: Line,
  draw: (cell: { index: number; write: () => void }) => void,
): void => {
  const [top, height] = [doc.y, heightOf(doc, table, line)];
  let x = doc.page.margins.left;
  table.columns.forEach(({ width, align }, index) => {
    const cellWidth = width * widthOf(doc);
    const at = x + PADDING;
    const options = { width: cellWidth - 2 * PADDING, align };
    const write = () => {
      doc.font(line.font).fontSize(SIZE);
      doc.text(printable(line.cells[index] ?? ''), at, top + PADDING, options);
    };
    draw({ index, write });
    x += cellWidth;
  });
  drawRule(doc, top + height);
  doc.x = doc.page.margins.left;
  doc.y = top + height;
};

/** Starts a new page and repeats the heads, once for screen readers. */
const turnPage = (doc: Doc, table: PrintTable): void => {
  doc.addPage();
  drawCells(doc, table, headOf(table), ({ write }) => {
    doc.markContent('Artifact', { type: 'Pagination' });
    write();
    doc.endMarkedContent();
  });
};

const drawLine = (doc: Doc, body: Structure, table: PrintTable, line: Line): void => {
  const isOver = doc.y + heightOf(doc, table, line) > doc.page.height - doc.page.margins.bottom;
  if (isOver) turnPage(doc, table);
  const row = doc.struct('TR');
  body.add(row);
  drawCells(doc, table, line, ({ index, write }) => {
    const isHeader = line.tag === 'TH' || index === 0;
    const cell = doc.struct(isHeader ? 'TH' : 'TD', {}, write);
    if (isHeader) markScope(cell, line.tag === 'TH' ? 'Column' : 'Row');
    row.add(cell);
  });
  row.end();
};

/** A table with its caption and its header cells marked as such, heads on each page, no row cut between two. */
export const addTable = (doc: Doc, root: Structure, table: PrintTable): void => {
  root.add(
    doc.struct('H2', {}, () => {
      doc.font('bold').fontSize(12).text(printable(table.caption));
    }),
  );
  doc.moveDown(0.4);
  const body = doc.struct('Table');
  root.add(body);
  drawLine(doc, body, table, headOf(table));
  for (const cells of table.rows) drawLine(doc, body, table, { cells, tag: 'TD', font: 'regular' });
  body.end();
};
