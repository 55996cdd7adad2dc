import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

const YEARS = 10;
/** Units of a year: 12 of 5 credits. */
const UNITS_A_YEAR = 12;
const FIRST_YEAR = 2016;

/** @type {(year: number) => string} */
const label = (year) => `${FIRST_YEAR + year}-${FIRST_YEAR + year + 1}`;

/**
 * Writes a file line by line, as fast as the disk takes it.
 *
 * @param {string} path
 * @param {Iterable<string>} lines
 */
const write = async (path, lines) => {
  const file = createWriteStream(path, { highWaterMark: 1 << 20 });
  let held = '';
  let count = -1;
  for (const line of lines) {
    held += `${line}\n`;
    count += 1;
    if (held.length < 1 << 18) continue;
    if (!file.write(held)) await once(file, 'drain');
    held = '';
  }
  file.end(held);
  await finished(file);
  return count;
};

/** @type {(first: number) => string} */
const matricule = (rank) => String(1_000_000 + rank);

/** @param {number} students */
function* studentLines(students) {
  yield 'EtudiantMatricule;PersonnePrenom;PersonneNom;PersonneDateNaissance';
  for (let rank = 0; rank < students; rank += 1)
    yield `${matricule(rank)};Prénom${rank % 977};Nom${rank % 7919};199${rank % 10}-0${(rank % 9) + 1}-15`;
}

const eachYear = Array.from({ length: YEARS }, (_, year) => year);

/** @param {number} students */
function* enrolmentLines(students) {
  yield 'EtudiantMatricule;AnneeAcademiqueValeur;ProgrammeCode;Bloc;NiveauCoursLibelle;StatutPAE';
  for (let rank = 0; rank < students; rank += 1)
    for (const year of eachYear)
      yield `${matricule(rank)};${label(year)};P1;${(year % 3) + 1};Bachelier, bloc ${(year % 3) + 1};Validé`;
}

/** @param {number} students */
function* resultLines(students) {
  yield 'EtudiantMatricule;AnneeAcademiqueValeur;ProgrammeCode;UniteEnseignementCode;ActiviteApprentissageCode;ResultatEtudiantResultatSession1;ResultatEtudiantResultatSession2;ProgrammeEtudiantResultatFinal;Q1;Q2;ECTS';
  for (let rank = 0; rank < students; rank += 1)
    for (const year of eachYear)
      for (let unit = 0; unit < UNITS_A_YEAR; unit += 1)
        yield `${matricule(rank)};${label(year)};P1;U${year * UNITS_A_YEAR + unit};;${(rank + unit) % 21};;true;true;false;5`;
}

/** @param {number} students */
function* juryLines(students) {
  yield 'EtudiantMatricule;AnneeAcademiqueValeur;ProgrammeCode;SessionNumero;Date;DecisionJury;InscriptionTotalCredits';
  for (let rank = 0; rank < students; rank += 1)
    for (const year of eachYear)
      yield `${matricule(rank)};${label(year)};P1;2;${FIRST_YEAR + year + 1}-06-26;Réussite;60`;
}

const school = {
  pays: ['PaysCode;Pays', 'BE;Belgique'],
  annees: [
    'AnneeAcademiqueValeur;Debut;Fin',
    ...eachYear.map((year) => `${label(year)};${FIRST_YEAR + year}-09-14;${FIRST_YEAR + year + 1}-09-13`),
  ],
  sessions: [
    'AnneeAcademiqueValeur;SessionNumero;Session;Debut;Fin',
    ...eachYear.map((year) => {
      const end = FIRST_YEAR + year + 1;
      return `${label(year)};2;juin ${end};${end}-05-31;${end}-06-26`;
    }),
  ],
  programmes: ['ProgrammeCode;Libelle;Cycle;Blocs', 'P1;Gestion;bachelier;3'],
  unites: [
    'UniteEnseignementCode;UniteEnseignementLibelle;UniteEnseignementNombreECTS;UniteEnseignementNombreHeures;Q1;Q2',
    ...Array.from({ length: YEARS * UNITS_A_YEAR }, (_, unit) => `U${unit};Unité ${unit};5;30;true;false`),
  ],
};

/**
 * A school of so many students with ten years of results; resolves to the number of lines of its package.
 *
 * @param {string} folder
 * @param {number} students
 */
export const makePackage = async (folder, students) => {
  const files = {
    ...school,
    etudiants: studentLines(students),
    inscriptions: enrolmentLines(students),
    resultats: resultLines(students),
    deliberations: juryLines(students),
  };
  let lines = 0;
  for (const [name, content] of Object.entries(files))
    lines += await write(join(folder, `${name}.csv`), content);
  return lines;
};
