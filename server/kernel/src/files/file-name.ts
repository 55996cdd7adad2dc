import { type FileUsage, hasAcceptedExtension } from 'shared-contract/documents/documents';

const NAME_MAX = 120;

/** Inner extensions under which some system would run the file: `photo.php.png`, `facture.exe.pdf`. */
const RUNNABLE = new Set(
  'app bat cgi cmd com dll exe hta htm html jar js jse lnk mjs msi php phtml pl ps1 py scr sh svg vbs wsf xhtml xml'.split(
    ' ',
  ),
);

/** The last part of a path of any system, without control, direction or path characters; never empty. */
export const safeFileName = (sent: string): string => {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return clean === '' ? 'document' : clean;
};

/** The name without its extension, cut at 120 characters. */
export const baseName = (fileName: string): string => {
  const name = fileName.replace(/\.[^.]*$/, '') || fileName;
  return [...name].slice(0, NAME_MAX).join('').trim();
};

/** True when the name itself says that the file is no document: a wrong last extension, or one to run before it. */
export const hasRefusedName = (fileName: string, usage: FileUsage): boolean => {
  const inner = fileName.toLowerCase().split('.').slice(1, -1);
  return !hasAcceptedExtension(fileName, usage) || inner.some((one) => RUNNABLE.has(one.trim()));
};

const familyOf = (extension: string): string => (extension === 'pdf' ? 'pdf' : 'image');

/** True when the name promises a document and the content is a picture, or the other way round. */
export const contradictsName = (fileName: string, extension: string): boolean =>
  familyOf(fileName.toLowerCase().split('.').at(-1) ?? '') !== familyOf(extension);
