import { withDe } from 'shared-contract/base/french';
import subjects from '../data/matieres.json' with { type: 'json' };
import type { Unit } from './catalogue';

type Subject = (typeof subjects)[number];

/** The subject whose words stand in a unit's title; throws for a title that no subject knows. */
const subjectOf = ({ libelle }: Unit): Subject => {
  const subject = subjects.find(({ mots }) => new RegExp(mots, 'iu').test(libelle));
  if (!subject) throw new Error(`no subject of matieres.json fits: ${libelle}`);
  return subject;
};

/** So many of the values, from a place that depends on the unit: the same in every load. */
const some = (values: readonly string[], count: number, { id }: Unit): string[] => {
  const step = values.length % 2 === 0 ? 3 : 2;
  const at = (index: number) => (id * 5 + index * step) % values.length;
  const places = new Set(Array.from({ length: values.length }, (_, index) => at(index)));
  return [...places, ...values.keys()]
    .filter((place, index, all) => all.indexOf(place) === index)
    .slice(0, count)
    .flatMap((place) => values[place] ?? []);
};

const listed = (lines: string[]): string => lines.map((line) => `– ${line}`).join('\u202f;\n');

type Share = readonly [exam: number, work: number];

const SHARES: readonly [Share, ...Share[]] = [
  [50, 50],
  [60, 40],
  [70, 30],
  [80, 20],
];

const FORMS = [
  'Examen écrit',
  'Examen oral',
  'Examen écrit à livre ouvert',
  'Épreuve sur ordinateur',
] as const;
const PACES = [
  'Les séances alternent exposés, exercices préparés et discussions.',
  'Chaque séance part d’un problème, discuté en groupe avant l’exposé.',
  'Une lecture brève prépare chaque séance\u202f; un questionnaire en ligne la referme.',
  'Les séances en auditoire sont suivies de travaux dirigés en petits groupes.',
] as const;

const at = <T>(values: readonly [T, ...T[]], rank: number): T => values[rank % values.length] ?? values[0];

const partsOf = ({ activities }: Unit): string =>
  activities
    .map(({ libelle, heures }) => libelle.toLowerCase() + (heures > 0 ? ` (${heures}\u00a0h)` : ''))
    .join(', ');

/** The French parts of a unit's sheet, made of what its subject is about; no two units say the same. */
export const frenchSheet = (unit: Unit) => {
  const subject = subjectOf(unit);
  const [exam, work] = at(SHARES, unit.id * 3);
  return {
    objectifsFr: `Au terme de l’unité «\u00a0${unit.libelle}\u00a0», vous serez capable\u00a0:\n${listed(some(subject.buts, 3, unit).map(withDe))}.`,
    prerequisFr: null,
    contenuFr: `${listed(some(subject.contenus, 4, unit))}.`,
    pedagogieFr: `L’unité comprend\u00a0: ${partsOf(unit) || 'un travail personnel suivi'}. ${at(PACES, unit.id)}`,
    typeEvaluationFr: `${subject.examen ?? at(FORMS, unit.id)} en session pour ${exam}\u00a0% de la note\u202f; ${subject.travail} pour ${work}\u00a0%.`,
    referencesFr: some(subject.lectures, 2, unit).join('\n'),
  };
};

/** The English parts, for a unit that is taught in English. */
export const englishSheet = (unit: Unit) => {
  const subject = subjectOf(unit);
  const [exam, work] = at(SHARES, unit.id * 3);
  const topics = some(subject.topics, 3, unit);
  return {
    objectifsEn: `By the end of “${unit.libelle}”, you are able to:\n– explain ${topics[0]} in your own words;\n– apply what you know of ${topics.slice(1).join(' and ')} to a new case;\n– defend your choices in writing and in discussion.`,
    prerequisEn: null,
    contenuEn: `${subject.topics.map((topic) => `– ${topic}`).join(';\n')}.`,
    pedagogieEn: 'Lectures alternate with prepared exercises and discussions.',
    typeEvaluationEn: `Examination for ${exam}% of the mark, course work for ${work}%.`,
    referencesEn:
      'The course reader, sold by the course service.\nThe reading list handed out at the first lecture.',
  };
};
