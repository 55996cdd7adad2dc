import type { PaeConstraints } from 'shared-contract/pae/pae';
import type { PaeRow } from '../../shared/programme/programme.queries';
import { isSubmitted } from '../../shared/programme/read-programme';
import { yearCredits } from '../../shared/programme/study-year';

export const toConstraints = (row: PaeRow): PaeConstraints => ({
  ECTSMin: row.ectsMin,
  ECTSMax: row.ectsMax,
  ECTSAnnee: yearCredits(row),
  Commentaire: row.commentaire,
  IsSubmit: isSubmitted(row),
  IsOptionsGroupees: row.optionsGroupees,
  AnneeAcademiqueValeur: row.annee,
  Version: row.version,
  DateSauvegarde: row.enregistreLe?.toISOString() ?? null,
  DateSoumission: row.soumisLe?.toISOString() ?? null,
  DemandeModification: row.statutPae === 'À modifier' ? row.decisionCommentaire : null,
});
