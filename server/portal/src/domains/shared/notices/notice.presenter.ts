import type { NoticeSnapshot } from 'server-schema/records/notices';
import { DAY_MS } from 'shared-contract/base/days';
import type {
  DeskNotice,
  DeskNoticeRow,
  Notice,
  NoticeAttachment,
  NoticeChange,
} from 'shared-contract/notices/answers';
import { NOTICE_LIMITS, type NoticePart, type NoticeState, URGENT } from 'shared-contract/notices/notices';
import type { NoticeWrite } from 'shared-contract/notices/schemas';
import { linesOf } from 'shared-contract/notices/summary';
import { markupHtml } from './markup-html';
import type { FoundChange, FoundNotice, findNoticeFiles, NoticeColumns } from './notice.queries';
import { sanitiseNotice } from './sanitise';

type File = Awaited<ReturnType<typeof findNoticeFiles>>[number];

/** A notice as a student reads it, its HTML made inert. */
export const toNotice = ({ annonce, sections, pieces }: FoundNotice, isRead: boolean): Notice => ({
  AnnonceID: annonce.annonceId,
  AnnonceLibelle: annonce.libelle,
  AnnonceTexteComplet: sanitiseNotice(annonce.texteComplet),
  AnnonceDateDebutPublication: annonce.debutPublication.toISOString(),
  PrioriteAnnonce: annonce.priorite,
  Section: sections.map(({ Libelle }) => Libelle).join(', ') || null,
  PiecesJointes: pieces.length,
  Lu: isRead,
});

/** A file of a notice, for a student. */
export const toAttachment = ({ file }: File): NoticeAttachment => ({
  PieceJointeFichierID: file.documentId,
  PieceJointeFichierNom: `${file.nom}.${file.extension}`,
});

/** Columns of a notice written at the desk, published from an instant on. */
export const columnsOf = (write: NoticeWrite, debutPublication: Date): NoticeColumns => {
  const finPublication = write.Fin === null ? null : new Date(write.Fin);
  return {
    libelle: write.AnnonceLibelle.trim(),
    texteComplet: markupHtml(write.Texte),
    source: write.Texte,
    debutPublication,
    finPublication,
    priorite: write.Urgente ? URGENT : null,
    blocs: [...write.Blocs].sort(),
    retireeLe: null,
  };
};

/** What was published and can still be taken back unread. */
const HELD_MS = NOTICE_LIMITS.undoSeconds * 1000;

/** State of a notice at an instant; one that is held for a moment before it is read counts as published. */
export const stateOf = ({ annonce }: FoundNotice, now: Date): NoticeState => {
  const { retireeLe, finPublication, debutPublication } = annonce;
  if (retireeLe !== null || (finPublication !== null && finPublication <= now)) return 'retire';
  return debutPublication.getTime() - now.getTime() > HELD_MS ? 'programme' : 'publie';
};

/** Source text; null when an import brought or changed it. */
export const writtenText = ({ annonce: { source, texteComplet } }: FoundNotice): string | null =>
  source !== null && markupHtml(source) === texteComplet ? source : null;

/** A notice as its history keeps it. */
export const snapshotOf = (found: FoundNotice): NoticeSnapshot => ({
  titre: found.annonce.libelle,
  texte: found.annonce.source,
  sections: found.sections.map(({ ProgrammeID }) => ProgrammeID).sort((a, b) => a - b),
  blocs: found.annonce.blocs,
  debut: found.annonce.debutPublication.toISOString(),
  fin: found.annonce.finPublication?.toISOString() ?? null,
  urgente: found.annonce.priorite === URGENT,
  pieces: found.pieces,
});

const PARTS: Readonly<Record<NoticePart, (kept: NoticeSnapshot) => unknown>> = {
  titre: ({ titre }) => titre,
  texte: ({ texte }) => texte,
  publics: ({ sections, blocs }) => [sections, blocs],
  dates: ({ debut, fin }) => [debut, fin],
  urgence: ({ urgente }) => urgente,
  pieces: ({ pieces }) => pieces,
};

const isPart = (text: string): text is NoticePart => text in PARTS;

/** Parts that differ between two snapshots of a notice. */
export const changedParts = (before: NoticeSnapshot, after: NoticeSnapshot): NoticePart[] =>
  Object.keys(PARTS)
    .filter(isPart)
    .filter((part) => JSON.stringify(PARTS[part](before)) !== JSON.stringify(PARTS[part](after)));

const toChange = ({ change, par }: FoundChange, rank: number, all: readonly FoundChange[]): NoticeChange => {
  const before = all[rank + 1]?.change.apres;
  return {
    ChangementID: change.changementId,
    Acte: change.acte,
    Parties: change.acte === 'modifie' && before ? changedParts(before, change.apres) : [],
    Le: change.faitLe.toISOString(),
    Par: par,
  };
};

/** Instant of the read, and whether the reader may edit. */
interface Reader {
  now: Date;
  mayChange: (found: FoundNotice) => boolean;
}

/** A notice of the list. */
export const toDeskNoticeRow = (found: FoundNotice, { mayChange, now }: Reader): DeskNoticeRow => ({
  AnnonceID: found.annonce.annonceId,
  AnnonceLibelle: found.annonce.libelle,
  Etat: stateOf(found, now),
  Debut: found.annonce.debutPublication.toISOString(),
  Fin: found.annonce.finPublication?.toISOString() ?? null,
  Urgente: found.annonce.priorite === URGENT,
  Sections: found.sections,
  Blocs: found.annonce.blocs,
  PiecesJointes: found.pieces.length,
  Modifiable: mayChange(found),
});

/** Urgent notices that began in the last days. */
export const countUrgent = (notices: readonly FoundNotice[], now: Date): number =>
  notices.filter(({ annonce: { priorite, debutPublication } }) => {
    const age = now.getTime() - debutPublication.getTime();
    return priorite === URGENT && age >= -HELD_MS && age < NOTICE_LIMITS.urgentDays * DAY_MS;
  }).length;

/** A notice with its text, files and history. */
export const toDeskNotice = (
  found: FoundNotice,
  files: readonly File[],
  changes: readonly FoundChange[],
  reader: Reader,
): DeskNotice => ({
  ...toDeskNoticeRow(found, reader),
  Texte: writtenText(found),
  Lignes: linesOf(sanitiseNotice(found.annonce.texteComplet)),
  Pieces: files.map(({ file }) => ({
    DocumentID: file.documentId,
    Nom: `${file.nom}.${file.extension}`,
    Type: file.typeContenu,
    Taille: file.taille,
  })),
  Version: changes[0]?.change.changementId ?? 0,
  Historique: changes.map(toChange),
});
