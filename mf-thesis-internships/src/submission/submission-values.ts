import type { DraftHandle } from 'shared-auth';
import { restoreDraft } from 'shared-auth/write';
import { HOUR_MS } from 'shared-contract/base/days';
import type { Thesis } from 'shared-contract/thesis/thesis';
import type { SentFile } from './proof';

/** Fields of the two files, and where each is kept with its name and digest. */
export const FILE_FIELDS = {
  avec: 'MemoireFichierMemoireAvecAnnexesID',
  sans: 'MemoireFichierMemoireSansAnnexesID',
} as const;

export type FileSlot = keyof typeof FILE_FIELDS;

/** What stands in the form before it is complete. */
export interface SubmissionValues {
  MemoireID: number;
  MemoireTitreDefinitif: string;
  DisciplineMemoireID: number | null;
  MemoireFichierMemoireAvecAnnexesID: number | null;
  MemoireFichierMemoireSansAnnexesID: number | null;
  Fichiers: Record<FileSlot, SentFile | null>;
}

/** Unattached uploads expire after a day; older ones must be sent again. */
const MAX_AGE_MS = 20 * HOUR_MS;

const withoutFiles = (values: SubmissionValues): SubmissionValues => ({
  ...values,
  MemoireFichierMemoireAvecAnnexesID: null,
  MemoireFichierMemoireSansAnnexesID: null,
  Fichiers: { avec: null, sans: null },
});

/** The form as it opens: the title in force, and what an earlier visit typed and sent. */
export const initialValues = (thesis: Thesis, draft: DraftHandle['draft'], now: string): SubmissionValues => {
  const empty = withoutFiles({
    MemoireID: thesis.MemoireID,
    MemoireTitreDefinitif: thesis.MemoireTitreModification ?? thesis.MemoireTitre ?? '',
    DisciplineMemoireID: thesis.DisciplineMemoireID,
    MemoireFichierMemoireAvecAnnexesID: null,
    MemoireFichierMemoireSansAnnexesID: null,
    Fichiers: { avec: null, sans: null },
  });
  const values = { ...restoreDraft(empty, draft?.Contenu), MemoireID: thesis.MemoireID };
  const isRecent = draft ? Date.parse(now) - Date.parse(draft.Date) < MAX_AGE_MS : true;
  return isRecent ? values : withoutFiles(values);
};
