import type { Thesis } from 'shared-contract/thesis/thesis';
import { toPlacement } from '../placements/placement';
import type { LockedThesis, ThesisRow } from './theses.queries';

/** Both consents are given: privacy accepted, the licence answered (CONTRACT §3). */
export const hasConsents = ({
  consentementRgpd,
  consentementLicence,
}: Pick<LockedThesis, 'consentementRgpd' | 'consentementLicence'>): boolean =>
  consentementRgpd === true && consentementLicence !== null;

/** A thesis as the contract shows it; `Recu` is that of its submission. */
export const toThesis = (row: ThesisRow): Thesis => ({
  MemoireID: row.memoireId,
  MemoireTitre: row.titre,
  MemoireTitreModification: row.titreModification,
  MemoireTitreDefinitif: row.titreDefinitif,
  MembrePersonnelID: row.membrePersonnelId,
  LangueMemoireID: row.langueMemoireId,
  LangueDefenseID: row.langueDefenseId,
  SessionID: row.sessionId,
  StatutConfidentialiteID: row.statutConfidentialiteId,
  MemoireResume: row.resume,
  MemoireMotsClefs: row.motsClefs,
  MemoireDatesExamensEtudiant: row.datesExamens,
  MemoireEntrepriseFamiliale: row.entrepriseFamiliale,
  MemoireConsentement: hasConsents(row),
  MemoireConsentementRGPD: row.consentementRgpd,
  MemoireConsentementLicence: row.consentementLicence,
  DisciplineMemoireID: row.disciplineId,
  DisciplineMemoire: row.discipline,
  MemoireFichierMemoireAvecAnnexesID: row.fichierAvecAnnexesId,
  MemoireFichierMemoireSansAnnexesID: row.fichierSansAnnexesId,
  Remis: row.remisLe !== null,
  Recu: row.remisLe && row.recuNumero ? { Numero: row.recuNumero, Date: row.remisLe.toISOString() } : null,
  AdresseStageMemoire: toPlacement(row),
});
