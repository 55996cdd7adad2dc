import type { Client } from 'pg';
import { fichesDescriptives, requis } from '../../db/schema/records/unit-sheets';
import { copyInto } from '../copy';
import type { Programme, Unit } from './catalogue';
import { optionPrerequisites, optionUnits } from './options';
import { COREQUISITES, INCOMPATIBILITIES, PREREQUISITES } from './requisites';

type SheetRow = typeof fichesDescriptives.$inferInsert;
type RequisiteRow = typeof requis.$inferInsert;

const unitsOf = (programmes: Programme[]): Unit[] => {
  const byId = new Map(programmes.flatMap(({ blocs }) => blocs.flat()).map((unit) => [unit.id, unit]));
  return [...byId.values(), ...optionUnits];
};

const partsFr = ({ libelle, activities }: Unit) => {
  const parts = activities.map((one) => one.libelle.toLowerCase()).join(', ') || 'cours magistral';
  return {
    objectifsFr: `Au terme de cette unité, l’étudiant est capable :\n– d’expliquer avec ses mots les notions de « ${libelle} » ;\n– de les appliquer à un cas nouveau, seul ou en groupe ;\n– de défendre ses choix par écrit et oralement.`,
    prerequisFr: null,
    contenuFr: `Les notions de base et leur vocabulaire. Les méthodes de la matière, d’abord sur des exemples simples, puis sur des situations d’entreprise. Une étude de cas qui relie « ${libelle} » aux autres unités de l’année.`,
    pedagogieFr: `L’unité comprend : ${parts}. Les séances alternent exposés, exercices préparés et discussions. Les supports sont déposés avant chaque séance.`,
    typeEvaluationFr:
      'Examen écrit en session pour 70 % de la note, travail de l’année pour 30 %. La note du travail est gardée d’une session à l’autre.',
    referencesFr:
      'Le syllabus de l’unité, vendu au service des cours.\nLa liste des lectures de l’année, remise au premier cours.',
  };
};

const partsEn = ({ libelle }: Unit) => ({
  objectifsEn: `By the end of this unit, students are able to:\n– explain the ideas of “${libelle}” in their own words;\n– apply them to a new case, alone or in a team;\n– defend their choices in writing and in discussion.`,
  prerequisEn: null,
  contenuEn: `Basic notions and their vocabulary. The methods of the field, first on plain examples, then on business situations. A case study that ties “${libelle}” to the other units of the year.`,
  pedagogieEn:
    'Lectures alternate with prepared exercises and discussions. Slides are available before each session.',
  typeEvaluationEn:
    'Written examination for 70% of the mark, course work for 30%. The mark for course work is kept from one session to the next.',
  referencesEn:
    'The course reader, sold by the course service.\nThe reading list handed out at the first lecture.',
});

const NO_ENGLISH = {
  objectifsEn: null,
  prerequisEn: null,
  contenuEn: null,
  pedagogieEn: null,
  typeEvaluationEn: null,
  referencesEn: null,
};

const sheetRow = (unit: Unit): SheetRow => ({
  uniteEnseignementId: unit.id,
  ...partsFr(unit),
  ...(unit.anglais ? partsEn(unit) : NO_ENGLISH),
});

const requisiteRows = (units: Unit[]): RequisiteRow[] => {
  const idOf = new Map(units.map(({ code, id }) => [code, id]));
  const rows = (nature: string, pairs: typeof PREREQUISITES) =>
    pairs.flatMap(([code, required]): RequisiteRow[] => {
      const uniteEnseignementId = idOf.get(code);
      const requisId = idOf.get(required);
      return uniteEnseignementId && requisId ? [{ uniteEnseignementId, requisId, nature }] : [];
    });
  return [
    ...rows('prerequis', [...PREREQUISITES, ...optionPrerequisites]),
    ...rows('corequis', COREQUISITES),
    ...rows(
      'incompatibilite',
      INCOMPATIBILITIES.flatMap(([one, other]) => [
        [one, other],
        [other, one],
      ]),
    ),
  ];
};

/** The sheets of all units, in the languages in which they are taught, and what they ask for. */
export const loadUnitSheets = async (client: Client, programmes: Programme[]): Promise<void> => {
  const units = unitsOf(programmes);
  await copyInto(client, fichesDescriptives, units.map(sheetRow));
  await copyInto(client, requis, requisiteRows(units));
};
