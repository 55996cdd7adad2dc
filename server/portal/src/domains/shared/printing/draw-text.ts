import LineBreaker from 'linebreak';
import type PDFDocument from 'pdfkit';
import { chooseTypefaces, printedText } from './choose-typeface';
import { fontFile, type Typeface, type Typefaces, type Weight } from './typefaces';
import { type Segment, visualOrder } from './visual-order';

type Doc = InstanceType<typeof PDFDocument>;

/** The document and the typefaces that its texts choose from. */
export interface Sheet {
  readonly doc: Doc;
  readonly typefaces: Typefaces;
  /** The typeface of French, by which lines are spaced. */
  readonly main: Typeface;
}

/** Lengths in points. */
export interface TextStyle {
  weight: Weight;
  size: number;
  width: number;
  align?: 'left' | 'right' | 'center';
  /** Room after each line. */
  lineGap?: number;
}

interface Line {
  segments: Segment[];
  width: number;
  ascent: number;
  descent: number;
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** A library's way to lay out a text in one instead of word by word, which would part words from right to left. */
const WHOLE = { features: [] };

const segmentWidth = ({ doc }: Sheet, { typeface, text, actual }: Segment, style: TextStyle): number =>
  doc
    .font(fontFile(typeface.name, style.weight))
    .fontSize(style.size)
    .widthOfString(text, actual === null ? {} : WHOLE);

const layOutLine = (sheet: Sheet, text: string, style: TextStyle): Line => {
  const segments = visualOrder(chooseTypefaces(sheet.typefaces, text));
  const used = [sheet.main, ...segments.map(({ typeface }) => typeface)];
  return {
    segments,
    width: segments.reduce((sum, segment) => sum + segmentWidth(sheet, segment, style), 0),
    ascent: style.size * Math.max(...used.map(({ ascent }) => ascent)),
    descent: style.size * Math.max(...used.map(({ descent }) => descent)),
  };
};

/** Parts of a text between which a line may end. */
const partsOf = function* (text: string): Generator<string> {
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    yield text.slice(from, found.position);
    from = found.position;
  }
};

/** Lines of a paragraph, broken between words, and within a word that is wider than the line. */
const breakLines = (sheet: Sheet, paragraph: string, style: TextStyle): string[] => {
  const widthOf = (text: string) => layOutLine(sheet, text, style).width;
  const isWide = (part: string) => widthOf(part.trimEnd()) > style.width;
  const parts = [...partsOf(paragraph)].flatMap((part) =>
    isWide(part) ? [...graphemes.segment(part)].map(({ segment }) => segment) : [part],
  );
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line !== '' && isWide(line + part)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trimEnd()];
};

const layOutText = (sheet: Sheet, text: string, style: TextStyle): Line[] =>
  printedText(text)
    .split('\n')
    .flatMap((paragraph) => breakLines(sheet, paragraph, style))
    .map((line) => layOutLine(sheet, line, style));

const lineHeight = ({ ascent, descent }: Line, { lineGap = 0 }: TextStyle): number =>
  ascent + descent + lineGap;

/** Height of a text in its width. */
export const heightOfText = (sheet: Sheet, text: string, style: TextStyle): number =>
  layOutText(sheet, text, style).reduce((sum, line) => sum + lineHeight(line, style), 0);

const drawSegment = ({ doc }: Sheet, { text, actual }: Segment, x: number, y: number): void => {
  const options = { lineBreak: false, baseline: 'alphabetic' } as const;
  if (actual === null) {
    doc.text(text, x, y, options);
    return;
  }
  doc.markContent('Span', { actual });
  doc.text(text, x, y, { ...options, ...WHOLE });
  doc.endMarkedContent();
};

const SHIFTS = { left: 0, center: 0.5, right: 1 };

/** Writes a text from the height where the document stands, on as many pages as it takes; leaves it under the text. */
export const drawText = (sheet: Sheet, text: string, x: number, style: TextStyle): void => {
  const { doc } = sheet;
  let { y } = doc;
  for (const line of layOutText(sheet, text, style)) {
    if (y + line.ascent + line.descent > doc.page.height - doc.page.margins.bottom) {
      doc.continueOnNewPage();
      y = doc.page.margins.top;
    }
    let at = x + SHIFTS[style.align ?? 'left'] * (style.width - line.width);
    for (const segment of line.segments) {
      const width = segmentWidth(sheet, segment, style);
      drawSegment(sheet, segment, at, y + line.ascent);
      at += width;
    }
    y += lineHeight(line, style);
  }
  doc.font(fontFile(sheet.main.name, style.weight)).fontSize(style.size);
  doc.x = x;
  doc.y = y;
};
