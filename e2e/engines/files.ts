import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdf } from '../pdf';

/** A PDF of one page in a file of this name, for a field to take. */
export const pdfFile = (name: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'portail-piece-')), `${name}.pdf`);
  writeFileSync(path, pdf(name));
  return path;
};
