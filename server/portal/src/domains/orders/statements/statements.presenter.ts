import type { StatementRow, TakenBack } from 'shared-contract/statements/answers';
import type { findStatementImports, findTakenBack } from './imports.queries';

type FoundImport = Awaited<ReturnType<typeof findStatementImports>>[number];
type FoundTakenBack = Awaited<ReturnType<typeof findTakenBack>>['rows'][number];

export const toStatementRow = (row: FoundImport): StatementRow => ({
  Import: row.importation,
  Fichier: row.fichier,
  ImporteLe: row.importeLe.toISOString(),
  Par: row.par,
  AnnuleLe: row.annuleLe?.toISOString() ?? null,
  AUnRapport: row.aUnRapport,
});

export const toTakenBack = ({ reprise, matricule, vuePar }: FoundTakenBack): TakenBack => ({
  RepriseID: reprise.repriseId,
  Import: reprise.importation,
  CommandeID: reprise.commandeId,
  Matricule: matricule,
  Date: reprise.jour,
  Montant: reprise.montant,
  Communication: reprise.communication,
  VueLe: reprise.vueLe?.toISOString() ?? null,
  VuePar: vuePar,
});
