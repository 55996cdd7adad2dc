import type { DraftHandle } from 'shared-auth';
import { restoreDraft } from 'shared-auth/write';
import type { Thesis } from 'shared-contract/thesis/thesis';

const mentorOf = ({ AdresseStageMemoire: address }: Thesis) => ({
  Organisation: address.Organisation ?? '',
  NomRepresentant: address.NomRepresentant ?? '',
  PrenomRepresentant: address.PrenomRepresentant ?? '',
  EmailRepresentant: address.EmailRepresentant ?? '',
  TelephoneRepresentant: address.TelephoneRepresentant ?? '',
});

const storedValues = (thesis: Thesis) => ({
  MemoireID: thesis.MemoireID,
  MemoireTitreModification: thesis.MemoireTitreModification ?? '',
  SessionID: thesis.SessionID,
  LangueMemoireID: thesis.LangueMemoireID,
  LangueDefenseID: thesis.LangueDefenseID,
  StatutConfidentialiteID: thesis.StatutConfidentialiteID,
  MemoireDatesExamensEtudiant: thesis.MemoireDatesExamensEtudiant ?? '',
  MemoireEntrepriseFamiliale: thesis.MemoireEntrepriseFamiliale,
  MemoireMotsClefs: thesis.MemoireMotsClefs ?? '',
  MemoireResume: thesis.MemoireResume ?? '',
  AdresseStageMemoire: mentorOf(thesis),
});

/** The form as it opens: what is stored, and what an earlier visit typed over it. */
export const idmValues = (thesis: Thesis, draft: DraftHandle['draft']) => ({
  ...restoreDraft(storedValues(thesis), draft?.Contenu),
  MemoireID: thesis.MemoireID,
});
