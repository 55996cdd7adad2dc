import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pdf } from '../pdf';
import { makeFolder } from './folders';

/** A PDF of one page in a file of this name, for a field to take. */
export const pdfFile = (name: string): string => {
  const path = join(makeFolder('piece'), `${name}.pdf`);
  writeFileSync(path, pdf(name));
  return path;
};
