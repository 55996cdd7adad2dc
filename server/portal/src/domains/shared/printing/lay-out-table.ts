import type PDFDocument from 'pdfkit';
import { drawText, heightOfText, type Sheet, type TextStyle } from './draw-text';
import type { PrintColumn, PrintTable } from './print-model';
import type { Weight } from './typefaces';

type Doc = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Doc['struct']>;

const PADDING = 5;
const RULE = '#b9b4ab';
const SIZE = 9.5;

interface Line {
  cells: string[];
  tag: 'TH' | 'TD';
  font: Weight;
}

const widthOf = (doc: Doc): number => doc.page.width - doc.page.margins.left - doc.page.margins.right;

const styleOf = (doc: Doc, { width, align }: PrintColumn, weight: Weight): TextStyle => ({
  weight,
  size: SIZE,
  width: width * widthOf(doc) - 2 * PADDING,
  align,
});

const heightOf = (sheet: Sheet, { columns }: PrintTable, { cells, font }: Line): number => {
  const heights = columns.map((column, index) =>
    heightOfText(sheet, cells[index] ?? '', styleOf(sheet.doc, column, font)),
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
  sheet: Sheet,
  table: PrintTable,
  line: Line,
  draw: (cell: { index: number; write: () => void }) => void,
): void => {
  const { doc } = sheet;
  const [top, height] = [doc.y, heightOf(sheet, table, line)];
  let x = doc.page.margins.left;
  table.columns.forEach((column, index) => {
    const at = x + PADDING;
    const write = () => {
      doc.y = top + PADDING;
      drawText(sheet, line.cells[index] ?? '', at, styleOf(doc, column, line.font));
    };
    draw({ index, write });
    x += column.width * widthOf(doc);
  });
  drawRule(doc, top + height);
  doc.x = doc.page.margins.left;
  doc.y = top + height;
};

/** Starts a new page and repeats the heads, once for screen readers. */
const turnPage = (sheet: Sheet, table: PrintTable): void => {
  const { doc } = sheet;
  doc.addPage();
  drawCells(sheet, table, headOf(table), ({ write }) => {
    doc.markContent('Artifact', { type: 'Pagination' });
    write();
    doc.endMarkedContent();
  });
};

const drawLine = (sheet: Sheet, body: Structure, table: PrintTable, line: Line): void => {
  const { doc } = sheet;
  const isOver = doc.y + heightOf(sheet, table, line) > doc.page.height - doc.page.margins.bottom;
  if (isOver) turnPage(sheet, table);
  const row = doc.struct('TR');
  body.add(row);
  drawCells(sheet, table, line, ({ index, write }) => {
    const isHeader = line.tag === 'TH' || index === 0;
    const cell = doc.struct(isHeader ? 'TH' : 'TD', {}, write);
    if (isHeader) markScope(cell, line.tag === 'TH' ? 'Column' : 'Row');
    row.add(cell);
  });
  row.end();
};

/** A table with its caption and its header cells marked as such, heads on each page, no row cut between two. */
export const addTable = (sheet: Sheet, root: Structure, table: PrintTable): void => {
  const { doc } = sheet;
  const heading: TextStyle = { weight: 'bold', size: 12, width: widthOf(doc) };
  root.add(doc.struct('H2', {}, () => drawText(sheet, table.caption, doc.page.margins.left, heading)));
  doc.moveDown(0.4);
  const body = doc.struct('Table');
  root.add(body);
  drawLine(sheet, body, table, headOf(table));
  for (const cells of table.rows) drawLine(sheet, body, table, { cells, tag: 'TD', font: 'regular' });
  body.end();
};
