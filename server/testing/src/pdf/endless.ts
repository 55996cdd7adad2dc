import { pdfFromObjects } from './from-objects';

const FORMS = 9;
const TIMES = 10;

const stream = (dictionary: string, body: string): string =>
  `<<${dictionary}/Length ${body.length}>>stream\n${body}\nendstream`;

const form = (rank: number): string => {
  const box = '/Type/XObject/Subtype/Form/BBox[0 0 300 300]';
  if (rank === FORMS - 1) return stream(box, '0 0 10 10 re f');
  return stream(`${box}/Resources<</XObject<</F ${rank + 6} 0 R>>>>`, '/F Do '.repeat(TIMES));
};

const OBJECTS = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Resources<</XObject<</F 5 0 R>>>>/Contents 4 0 R>>',
  stream('', '/F Do'),
  ...Array.from({ length: FORMS }, (_, rank) => form(rank)),
];

/** A PDF of two kilobytes whose page draws a hundred million squares: forms that each draw the next ten times. */
export const endlessPdf = (): Buffer => pdfFromObjects(OBJECTS);
