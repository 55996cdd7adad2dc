const NAME_MAX = 120;

/** Last extensions under which some system would run the file. Words before it are words: « Migration vers Node.js.pdf ». */
const RUNNABLE = new Set(
  'app bat cgi cmd com dll exe hta htm html jar js jse lnk mjs msi php phtml pl ps1 py scr sh svg vbs wsf xhtml xml'.split(
    ' ',
  ),
);

/** Kinds that a name can promise; `jfif` and `jpe` are what Windows and old programs call a JPEG. */
const FAMILIES: Readonly<Record<string, 'pdf' | 'image'>> = {
  pdf: 'pdf',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  jfif: 'image',
  jpe: 'image',
};

/** Last extension of a name, lower case, without its point; null where it has none. */
const extensionOf = (fileName: string): string | null =>
  /\.([^.]+)$/.exec(fileName)?.[1]?.trim().toLowerCase() ?? null;

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

/** True when the name itself says that the file is a program. */
export const hasRefusedName = (fileName: string): boolean => RUNNABLE.has(extensionOf(fileName) ?? '');

/** True when the name promises a document and the content is a picture, or the other way round. */
export const contradictsName = (fileName: string, extension: string): boolean => {
  const promised = FAMILIES[extensionOf(fileName) ?? ''];
  return promised !== undefined && promised !== FAMILIES[extension];
};
