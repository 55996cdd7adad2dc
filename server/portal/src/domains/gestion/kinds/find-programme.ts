import type { Orm } from 'server-kernel/db/client';
import type { DeskKind, DeskProgramme } from 'shared-contract/gestion/answers';
import { creditsOf, type PaeProgramme, type PaeSelection, selectionOf } from 'shared-contract/pae/engine';
import type { PaeLevel } from 'shared-contract/pae/pae';
import { type PaeWarning, paeWarnings } from 'shared-contract/pae/warnings';
import { findPaeOf, type PaeRow } from '../../shared/programme/programme.queries';
import { loadLevels } from '../../shared/programme/read-programme';

const KINDS = { 'below-min': 'minimum', 'above-max': 'maximum', 'above-ceiling': 'plafond' } as const;

const toWarning = (warning: PaeWarning): DeskProgramme['Alertes'][number] =>
  warning.kind === 'corequisite'
    ? {
        Genre: 'corequis',
        Limite: null,
        Code: warning.unit.UniteEnseignementCode,
        Requis: warning.requisite.RequisCode,
      }
    : { Genre: KINDS[warning.kind], Limite: warning.limit, Code: null, Requis: null };

const toUnits = (levels: readonly PaeLevel[]): DeskProgramme['Unites'] =>
  levels.flatMap(({ NiveauCoursLibelle, Cours }) =>
    Cours.filter(({ Select, IsDecoche }) => Select || IsDecoche).map((unit) => ({
      Niveau: NiveauCoursLibelle,
      Code: unit.UniteEnseignementCode,
      Libelle: unit.UniteEnseignementLibelle,
      UniteEnseignementCoursEnAnglais: unit.UniteEnseignementCoursEnAnglais === true,
      ECTS: unit.ECTS,
      Choisie: unit.Select,
    })),
  );

interface Composed {
  row: PaeRow;
  levels: readonly PaeLevel[];
  programme: PaeProgramme;
  selection: PaeSelection;
}

const toProgramme = ({ row, levels, programme, selection }: Composed): DeskProgramme => ({
  Annee: row.annee,
  ECTS: creditsOf(programme, selection),
  ECTSMin: row.ectsMin,
  ECTSMax: row.ectsMax,
  Commentaire: row.commentaire,
  DejaDit: row.decisionCommentaire,
  Unites: toUnits(levels),
  Alertes: paeWarnings(programme, selection, { ECTSMin: row.ectsMin, ECTSMax: row.ectsMax }).map(toWarning),
  Version: row.version,
});

/** The programme that a request is about, with what the rules say of it; null for requests of another kind. */
export const findProgramme = async (db: Orm, kind: DeskKind, id: number): Promise<DeskProgramme | null> => {
  if (kind !== 'pae' && kind !== 'signature') return null;
  const row = await findPaeOf(db, id);
  if (!row) return null;
  const { levels, programme } = await loadLevels(db, row);
  return toProgramme({ row, levels, programme, selection: selectionOf(programme) });
};
