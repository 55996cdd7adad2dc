import type { Database, Tx } from 'server-kernel/db/client';
import { conflict, forbidden, invalid, notFound, precondition } from 'server-kernel/errors';
import { attachFile } from 'server-kernel/files/attach-file';
import { markDetached } from 'server-kernel/files/receiving/uploads.queries';
import type { DeclaredAction } from 'shared-contract/base/audit-actions';
import { formatInstant } from 'shared-contract/base/dates';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { NOTICE_LIMITS, type NoticeAct } from 'shared-contract/notices/notices';
import { NOTICE_MESSAGES, type NoticeWrite } from 'shared-contract/notices/schemas';
import {
  changedParts,
  columnsOf,
  snapshotOf,
  stateOf,
  writtenText,
} from '../../shared/notices/notice.presenter';
import type { FoundNotice, NoticeColumns } from '../../shared/notices/notice.queries';
import type { AuditedDecision } from '../../shared/outbox/notify-decision';
import { covers, type Scope } from '../scope.queries';
import {
  findDeskNotice,
  findNoticeChanges,
  findNoticeSections,
  insertNotice,
  insertNoticeChange,
  lockNotice,
  setNoticeFiles,
  setNoticeSections,
  updateNotice,
} from './notices.queries';

/** Author, her scope and the instant. */
export interface By {
  scope: Scope;
  compteId: number;
  audit: NonNullable<AuditedDecision['audit']>;
  now: Date;
}

const ACTIONS: Readonly<Record<NoticeAct, DeclaredAction>> = {
  ecrit: 'avis.ecrit',
  modifie: 'avis.modifie',
  retire: 'avis.retire',
  remis: 'avis.remis',
};

/** True when all sections of the notice are in the scope; a notice of the whole school needs every section. */
export const isChangeable = ({ sections }: FoundNotice, scope: Scope): boolean =>
  sections.length === 0
    ? covers(scope, null)
    : sections.every(({ ProgrammeID }) => covers(scope, ProgrammeID));

/** Outside one's sections nothing is: not told apart from what does not exist. */
export const absentNotice = () => notFound('Cet avis n’existe pas, ou il n’est pas de vos sections.');

/** 403: it speaks to students of others too. */
const notYours = () =>
  forbidden(
    PROBLEM_CODES.rightMissing,
    'Cet avis s’adresse aussi à des sections qui ne sont pas les vôtres\u00a0: rien n’a été enregistré.',
  );

const changed = (last: { par: string | null; change: { faitLe: Date } } | undefined) => {
  const by = last ? ` par ${last.par ?? 'l’école'}, ${formatInstant(last.change.faitLe.toISOString())}` : '';
  return conflict(
    PROBLEM_CODES.noticeChanged,
    `Cet avis a été changé${by} depuis que vous l’avez ouvert. Rien n’a été enregistré\u00a0: relisez-le.`,
  );
};

/** The author needs all sections of the audience; the whole school needs every section. */
const checkAudience = async (tx: Tx, write: NoticeWrite, scope: Scope): Promise<void> => {
  if (write.EcoleEntiere) {
    if (scope !== null) throw notYours();
    return;
  }
  const mine = new Set((await findNoticeSections(tx, scope)).map(({ ProgrammeID }) => ProgrammeID));
  if (!write.Sections.every((id) => mine.has(id))) throw notYours();
};

/** The first instant at which what is published now is read: until then it can be taken back unread. */
const heldUntil = (now: Date): Date => new Date(now.getTime() + NOTICE_LIMITS.undoSeconds * 1000);

/** From when it is read: never before it could be taken back, unless it was read already. */
const startOf = ({ Debut }: NoticeWrite, present: FoundNotice | null, now: Date): Date => {
  const before = present && stateOf(present, now) !== 'retire' ? present.annonce.debutPublication : null;
  const isRead = before !== null && before <= now;
  const soonest = isRead ? now : heldUntil(now);
  if (Debut === null) return isRead ? before : soonest;
  const wanted = new Date(Debut);
  if (before !== null && wanted.getTime() === before.getTime()) return before;
  return wanted < soonest ? soonest : wanted;
};

const judgedColumns = (write: NoticeWrite, present: FoundNotice | null, now: Date): NoticeColumns => {
  const columns = columnsOf(write, startOf(write, present, now));
  const { debutPublication, finPublication } = columns;
  if (finPublication && (finPublication <= now || finPublication <= debutPublication))
    throw invalid([{ path: 'Fin', message: NOTICE_MESSAGES.order }]);
  return columns;
};

/** Attaches what is new and frees what is there no more. */
const replaceFiles = async (
  tx: Tx,
  annonceId: number,
  { before, after }: { before: readonly number[]; after: readonly number[] },
  { compteId, now }: By,
): Promise<void> => {
  const owner = { compteId, etudiantId: null };
  for (const id of after) if (!before.includes(id)) await attachFile(tx, owner, id, 'valves', now);
  await setNoticeFiles(tx, annonceId, after);
  await markDetached(
    tx,
    before.filter((id) => !after.includes(id)),
    now,
  );
};

const keep = async (tx: Tx, acte: NoticeAct, found: FoundNotice, by: By): Promise<void> => {
  const { annonceId } = found.annonce;
  const { compteId, now: faitLe } = by;
  await insertNoticeChange(tx, { annonceId, compteId, faitLe, acte, apres: snapshotOf(found) });
  await by.audit(tx, { action: ACTIONS[acte], etudiantId: null, target: `avis:${annonceId}` });
};

const findWritten = async (tx: Tx, annonceId: number): Promise<FoundNotice> => {
  const found = await findDeskNotice(tx, annonceId, null);
  if (!found) throw new Error('a notice that was written is not there');
  return found;
};

/** A notice that this person may change and that still is the one that she read, locked. */
const takeNotice = async (
  tx: Tx,
  annonceId: number,
  version: number,
  { scope }: By,
): Promise<FoundNotice> => {
  await lockNotice(tx, annonceId);
  const found = await findDeskNotice(tx, annonceId, scope);
  if (!found) throw absentNotice();
  if (!isChangeable(found, scope)) throw notYours();
  const [last] = await findNoticeChanges(tx, annonceId);
  if ((last?.change.changementId ?? 0) !== version) throw changed(last);
  return found;
};

/**
 * Writes a notice; students read it from its publication on, which is ten seconds away at the soonest. Resolves to
 * its number.
 *
 * @throws ApiProblem 403 for sections of others, 404 and 409 for files, 422 for dates the wrong way round
 */
export const writeNotice = (db: Database, write: NoticeWrite, by: By): Promise<number> =>
  db.transaction(async (tx) => {
    await checkAudience(tx, write, by.scope);
    const annonceId = await insertNotice(tx, judgedColumns(write, null, by.now));
    await setNoticeSections(tx, annonceId, write.Sections);
    await replaceFiles(tx, annonceId, { before: [], after: write.Pieces }, by);
    await keep(tx, 'ecrit', await findWritten(tx, annonceId), by);
    return annonceId;
  });

/**
 * Writes a notice anew, and puts one that was withdrawn back; false when nothing of it changes.
 *
 * @throws ApiProblem as `writeNotice`, 404 outside one's sections, 409 when somebody was first, 412 for a package's
 */
export const rewriteNotice = (
  db: Database,
  annonceId: number,
  write: NoticeWrite,
  by: By,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const present = await takeNotice(tx, annonceId, write.Version, by);
    if (writtenText(present) === null)
      throw precondition(
        PROBLEM_CODES.noticeOfPackage,
        'Le texte de cet avis vient du système de l’école\u00a0: modifiez-le dans ce système.',
      );
    await checkAudience(tx, write, by.scope);
    const isBack = stateOf(present, by.now) === 'retire';
    await updateNotice(tx, annonceId, judgedColumns(write, present, by.now));
    await setNoticeSections(tx, annonceId, write.Sections);
    await replaceFiles(tx, annonceId, { before: present.pieces, after: write.Pieces }, by);
    const next = await findWritten(tx, annonceId);
    if (!isBack && changedParts(snapshotOf(present), snapshotOf(next)).length === 0) return false;
    await keep(tx, isBack ? 'remis' : 'modifie', next, by);
    return true;
  });

/**
 * Takes a notice off the board at once, whoever wrote it.
 *
 * @throws ApiProblem 403 and 404 as above, 409 when it was changed or withdrawn meanwhile
 */
export const withdrawNotice = (db: Database, annonceId: number, version: number, by: By): Promise<void> =>
  db.transaction(async (tx) => {
    const present = await takeNotice(tx, annonceId, version, by);
    if (present.annonce.retireeLe !== null) throw changed(undefined);
    const { finPublication } = present.annonce;
    const isOver = finPublication !== null && finPublication <= by.now;
    await updateNotice(tx, annonceId, {
      retireeLe: by.now,
      // Releases and packages that know of dates alone hide it too.
      finPublication: isOver ? finPublication : by.now,
    });
    await keep(tx, 'retire', await findWritten(tx, annonceId), by);
  });
