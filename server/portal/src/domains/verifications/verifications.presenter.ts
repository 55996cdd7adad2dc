import { dayOf } from 'shared-contract/base/days';
import type {
  Job,
  JobDetail,
  PriorCareer,
  PriorCareerDetail,
  VerificationPae,
} from 'shared-contract/verifications/verifications';
import type { findJobs, findPriorCareer, findProgrammeDates } from './file.queries';

type CareerRow = Awaited<ReturnType<typeof findPriorCareer>>[number];
type ProgrammeDates = Awaited<ReturnType<typeof findProgrammeDates>>;
type JobRow = Awaited<ReturnType<typeof findJobs>>[number];

/** « 2021-2023 », « 2021 », or « depuis 2021 » for what goes on. */
const yearsOf = (from: number, to: number | null, isOpen: boolean): string => {
  if (to === null) return isOpen ? `depuis ${from}` : String(from);
  return to === from ? String(from) : `${from}-${to}`;
};

export const toPriorCareer = (row: CareerRow): PriorCareerDetail => ({
  ID: row.parcoursAnterieurId,
  ParcoursAnterieurLibelle: row.libelle,
  Etablissement: row.etablissement,
  Periode: yearsOf(row.anneeDebut, row.anneeFin, false),
  Issue: row.issue,
  DocumentID: row.documentId,
});

export const toJob = (row: JobRow): JobDetail => ({
  ID: row.emploiId,
  EmploiLibelle: row.libelle,
  Employeur: row.employeur,
  Periode: yearsOf(row.anneeDebut, row.anneeFin, true),
  DocumentID: row.documentId,
});

export const toPriorCareerRow = ({ parcoursAnterieurId, libelle }: CareerRow): PriorCareer => ({
  ID: parcoursAnterieurId,
  ParcoursAnterieurLibelle: libelle,
});

export const toJobRow = ({ emploiId, libelle }: JobRow): Job => ({ ID: emploiId, EmploiLibelle: libelle });

/** States that a programme only reaches once the coordinator has agreed to it. */
const AGREED = new Set(['À signer', 'Signé', 'Validé']);

/** Days of signature and validation: those of the portal go before those of the school's records. */
export const toProgrammeDates = (row: ProgrammeDates): Omit<VerificationPae, 'Items'> => {
  const decided = row?.decided && AGREED.has(row.statut ?? '') ? dayOf(row.decided) : null;
  const signed = row?.signed ? dayOf(row.signed) : null;
  return {
    date: signed ?? row?.recordedSigned ?? null,
    valide: decided ?? row?.recordedValidated ?? null,
    ECTSIncompletDemandeEtudiant: row?.ECTSIncompletDemandeEtudiant ?? false,
  };
};
