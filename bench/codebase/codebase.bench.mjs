import { dirname, join } from 'node:path';
import { readCodebase } from './files.mjs';
import { readSyntax } from './functions.mjs';

/** The shape of the code itself, beside what the review of 22 November 2026 counted: nothing here depends on the machine. */
const { sources, tests } = readCodebase(join(import.meta.dirname, '..', '..'));

/** @type {(values: number[], share: number) => number} */
const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
/** @type {(values: number[], limit: number) => number} */
const above = (values, limit) => values.filter((value) => value > limit).length;
/** @type {(pattern: RegExp) => number} */
const saidInTests = (pattern) =>
  tests.reduce((total, { text }) => total + (text.match(pattern)?.length ?? 0), 0);

const lines = sources.map((file) => file.lines);
const testLines = tests.map((file) => file.lines);
const syntax = sources.map(readSyntax);
const functions = syntax.flatMap((one) => one.functions);
const folders = new Map();
for (const { path } of sources) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);

/** @type {(name: string, value: number, before?: number) => { case: string, value: number, before: number | null, ratio: number | null }} */
const row = (name, value, before) => ({
  case: name,
  value,
  before: before ?? null,
  ratio: before ? Number((value / before).toFixed(2)) : null,
});

console.log(
  JSON.stringify({
    name: 'la maison',
    unit: 'lignes ou nombre',
    rows: [
      row('fichiers de source', sources.length, 1103),
      row(
        'lignes de source',
        lines.reduce((total, count) => total + count, 0),
        58_800,
      ),
      row('lignes par fichier, médiane', at(lines, 0.5), 46),
      row('lignes par fichier, p90', at(lines, 0.9), 100),
      row('lignes par fichier, maximum', at(lines, 1), 225),
      row('fichiers de plus de 170 lignes', above(lines, 170), 9),
      row('fichiers de plus de 250 lignes', above(lines, 250)),
      row('fichiers de test', tests.length, 209),
      row('lignes par fichier de test, médiane', at(testLines, 0.5), 84),
      row('lignes par fichier de test, maximum', at(testLines, 1), 249),
      row('fonctions', functions.length, 3689),
      row('lignes par fonction, médiane', at(functions, 0.5), 7),
      row('lignes par fonction, p99', at(functions, 0.99), 51),
      row('lignes par fonction, maximum', at(functions, 1), 101),
      row('fonctions de plus de 60 lignes', above(functions, 60), 18),
      row(
        '« any » dans un type',
        syntax.reduce((total, one) => total + one.anys, 0),
      ),
      row('dossiers', folders.size, 205),
      row('dossiers de plus de 15 sources', above([...folders.values()], 15), 9),
      row('recherches par rôle', saidInTests(/ByRole\(/g), 915),
      row('recherches par identifiant de test', saidInTests(/ByTestId\(/g)),
      row('modules remplacés', saidInTests(/jest\.(mock|unstable_mockModule)\(/g)),
    ],
  }),
);
