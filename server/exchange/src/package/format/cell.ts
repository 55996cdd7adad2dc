import type { Doubt } from './kind';

/** Parsed cell: value for the database, null when empty, with what is remarked of it; or an error. */
export type Cell = { value: string | null; doubt?: Doubt } | { why: string; how: string };

/** Reads a cell that is not empty. */
export type Reader = (text: string) => Cell;

export const fault = (why: string, how: string): Cell => ({ why, how });

/** What a spreadsheet writes where a formula failed, or a column is too narrow. */
const ERROR_VALUE = /^#(?:N\/A|REF!|NOM\?|NAME\?|VALEUR!|VALUE!|DIV\/0!|NUL!|NULL!|NOMBRE!|NUM!|#+)$/i;
/** A long number as a spreadsheet shortens it. */
const SHORTENED = /^[-+]?\d(?:[.,]\d+)?E\+\d{1,3}$/i;
/** A text in UTF-8 that was read as Windows-1252 and saved so. */
const GARBLED = /Ã[\u0080-\u00bf]|â€/;

/** What a spreadsheet spoils, whatever the column holds; null for what it left alone. */
export const spoiled = (text: string): Cell | null => {
  if (ERROR_VALUE.test(text))
    return fault('le tableur n’a pas pu calculer ou afficher cette cellule', 'Corrigez-la dans le tableur.');
  if (SHORTENED.test(text))
    return fault(
      'le tableur a abrégé ce nombre, et en a perdu des chiffres',
      'Mettez la colonne au format Texte, puis retapez le nombre en entier.',
    );
  return GARBLED.test(text)
    ? fault(
        'ce texte fut lu dans un autre encodage que le sien',
        'Reprenez le fichier d’origine, et ouvrez-le dans le tableur comme de l’UTF-8.',
      )
    : null;
};
