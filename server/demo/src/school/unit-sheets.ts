import type { Client } from 'pg';
import { fichesDescriptives, requis } from 'server-schema/records/unit-sheets';
import { copyInto } from '../copy';
import type { Programme, Unit } from './catalogue';
import { optionPrerequisites, optionUnits } from './options';
import { COREQUISITES, INCOMPATIBILITIES, PREREQUISITES } from './requisites';
import { englishSheet, frenchSheet } from './sheet-texts';

type SheetRow = typeof fichesDescriptives.$inferInsert;
type RequisiteRow = typeof requis.$inferInsert;

const unitsOf = (programmes: Programme[]): Unit[] => {
  const byId = new Map(programmes.flatMap(({ blocs }) => blocs.flat()).map((unit) => [unit.id, unit]));
  return [...byId.values(), ...optionUnits];
};

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
  ...frenchSheet(unit),
  ...(unit.anglais ? englishSheet(unit) : NO_ENGLISH),
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
