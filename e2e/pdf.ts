import { pdfFromObjects } from 'server-testing/pdf/from-objects';

/** A small PDF of one page; the title makes it differ from another. */
export const pdf = (title: string): Buffer =>
  pdfFromObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Titre (${title}) >>`,
  ]);

/** How many pages a PDF that the browser printed has. */
export const pagesIn = (file: Buffer): number =>
  file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
