import { cellType, decimalSize, integerRange, longest } from './cell-type';
import type { Kind } from './kind';
import type { Header, Kinds } from './kinds';

const inCell = (text: string): string => text.replaceAll('|', '\\|');

const markWords = ({ range }: Header): string =>
  `nombre${range ? ` de ${range.join(' à ')}` : ''}, ou un mot\u00a0: \`ABS\``;

const typeWords = (header: Header): string => {
  const { choices, example } = header;
  if (choices && cellType(header) !== 'words') return choices.map((one) => `\`${one}\``).join(', ');
  switch (cellType(header)) {
    case 'text':
      return `texte, ${longest(header)} au plus${example ? `, \`${example}\`` : ''}${header.lines ? ', sur plusieurs lignes' : ''}`;
    case 'integer': {
      const [least, greatest] = integerRange(header);
      return greatest > 100_000 ? 'entier' : `entier, ${least} à ${greatest}`;
    }
    case 'decimal': {
      const [whole, places] = decimalSize(header);
      return `nombre, ${whole} chiffres et ${places} décimale${places > 1 ? 's' : ''}`;
    }
    case 'mark':
      return markWords(header);
    case 'euros':
      return 'euros, deux décimales';
    case 'boolean':
      return '`true` ou `false`';
    case 'date':
      return 'jour, `AAAA-MM-JJ` ou `JJ/MM/AAAA`';
    case 'hour':
      return 'heure, `08:30`';
    case 'instant':
      return 'instant, `2026-09-14 08:30` à l’heure de l’école';
    case 'words':
      return choices
        ? `mots parmi ${choices.map((one) => `\`${one}\``).join(', ')}, séparés par un espace ou une virgule`
        : `mots séparés par un espace ou une virgule, \`${header.example ?? ''}\``;
  }
};

const isOnce = (kind: Kind, header: Header): boolean =>
  kind.fields[header.name]?.once === true || header.references.some(({ once }) => once);

const marks = (kind: Kind, header: Header): string =>
  [
    ...(kind.key.includes(header.name) ? ['clé'] : []),
    ...(header.isRequired ? ['requis'] : []),
    ...(isOnce(kind, header) ? ['à l’ajout seulement'] : []),
    ...(kind.fields[header.name]?.keptWhere ? ['tant que l’étudiant n’a rien fait'] : []),
  ].join(', ') || '–';

const kindSection = (kinds: Kinds, kind: Kind): string => {
  const rows = kinds
    .headers(kind)
    .map((one) => `| \`${one.name}\` | ${marks(kind, one)} | ${typeWords(one)} | ${inCell(one.text)} |`);
  const closing =
    kind.closes && `Fermer une ligne\u00a0: \`${kind.closes.header}\` = \`${kind.closes.value}\`.`;
  const doubts = kinds
    .headers(kind)
    .flatMap(({ name, doubt }) =>
      doubt && kind.fields[name] ? [`Remarqué, \`${name}\`\u00a0: ${doubt.why}.`] : [],
    );
  const rules = (kind.rules ?? []).map(
    ({ header, why, isRemark }) => `${isRemark ? 'Remarqué' : 'Refusé'}, \`${header}\`\u00a0: ${why}.`,
  );
  return [
    `### \`${kind.name}.csv\` – ${kind.title}`,
    '',
    kind.text,
    ...[closing, ...rules, ...doubts].filter((one) => one !== undefined).flatMap((one) => ['', one]),
    '',
    '| titre | rôle | forme | sens |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};

/** The files of a package, column by column, in Markdown. */
export const filesDocumentation = (kinds: Kinds): string =>
  kinds.all.map((kind) => kindSection(kinds, kind)).join('\n');

/** Mapping of standards (Edu-API, OneRoster, OOAPI) to files, in Markdown. */
export const standardsDocumentation = (kinds: Kinds): string =>
  [
    '| fichier | Edu-API 1.0 (1EdTech) | OneRoster 1.2 (CSV) | OOAPI 5 |',
    '| --- | --- | --- | --- |',
    ...kinds.all.map(({ name, standards }) => `| \`${name}.csv\` | ${standards.join(' | ')} |`),
    '',
  ].join('\n');
