import type { Executor, Tx } from 'server-kernel/db/client';
import { checkBody } from 'shared-contract/base/check-body';
import { dayOf } from 'shared-contract/base/days';
import { roomName } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import { type Question, toQuestion } from 'shared-contract/base/plausibility';
import type { GroupCatalogueRow, GroupValues } from 'shared-contract/catalogues/catalogues';
import { groupValues } from 'shared-contract/catalogues/schemas';
import { englishTitles } from 'shared-contract/records/title-language';
import { isClash, type Slot } from 'shared-contract/tp/clashes';
import { roomIn, scheduleText } from 'shared-contract/tp/schedule';
import { notifyDecision } from '../../../shared/outbox/notify-decision';
import { examTitle } from '../../../shared/people/exam-name';
import { type Entry, type EntryKind, NO_CONSEQUENCES, type WrittenChange } from '../entry-kind';
import { groupMovedNotification } from '../entry-notifications';
import {
  findGroupEntry,
  findGroupStudents,
  findOtherGroups,
  findStudentClashes,
  type GroupEntryRow,
  writeGroup,
} from './groups.queries';
import { freeRooms, isSameRoom } from './rooms';

const slotOf = ({ Jour, Debut, Fin }: Pick<GroupValues, 'Jour' | 'Debut' | 'Fin'>): Slot | null =>
  Jour === null || Debut === null || Fin === null ? null : { Jour, Debut, Fin };

const valuesOf = ({ libelle, jour, debut, fin, horaire, capacite }: GroupEntryRow): GroupValues => ({
  Libelle: libelle,
  Jour: jour,
  Debut: debut,
  Fin: fin,
  Local: roomIn(horaire),
  Capacite: capacite,
});

const slotOfRow = (row: GroupEntryRow): Slot | null => slotOf(valuesOf(row));

/** Another hour or room: what a student has to know. */
const isMoved = (before: GroupValues, after: GroupValues): boolean =>
  (['Jour', 'Debut', 'Fin', 'Local'] as const).some(
    (field) => (before[field] ?? '') !== (after[field] ?? ''),
  );

const nameOf = (row: Pick<GroupEntryRow, 'unite' | 'activite' | 'libelle'>): string =>
  `«\u00a0${examTitle(row)}\u00a0» (${row.libelle})`;

const roomQuestion = (id: number, room: string, other: GroupEntryRow): Question =>
  toQuestion(
    `local-${id}-${other.id}`,
    `Le local ${roomName(room)} est pris à cette heure par ${nameOf(other)}, ${other.prises}\u00a0${plural(other.prises, 'étudiant', 'étudiants')}`,
  );

const clashQuestion = (
  id: number,
  { n, ...other }: Awaited<ReturnType<typeof findStudentClashes>>[number],
): Question =>
  toQuestion(
    `etudiants-${id}-${other.id}-${n}`,
    `${n}\u00a0${plural(n, 'étudiant de ce groupe a', 'étudiants de ce groupe ont')} au même moment ${nameOf(other)}`,
  );

/** Groups that occupy the room, and rooms that are free then. */
const roomsAt = async (db: Executor, row: GroupEntryRow, slot: Slot, room: string) => {
  const others = await findOtherGroups(db, row);
  const busy = others.filter((other) => isClash(slotOfRow(other), slot));
  const holders = busy.filter((other) => isSameRoom(roomIn(other.horaire), room));
  const roomsOf = (rows: GroupEntryRow[]) => rows.map(({ horaire }) => roomIn(horaire));
  return {
    holders: holders.map((other) => roomQuestion(row.id, room, other)),
    free: holders.length === 0 ? [] : freeRooms(roomsOf(others), roomsOf(busy)),
  };
};

const reread = async (db: Executor, id: number): Promise<GroupEntryRow> => {
  const row = await findGroupEntry(db, id, false);
  if (!row) throw new Error('a group that was locked is not there');
  return row;
};

const notifyStudents = async (
  tx: Tx,
  { id }: Entry,
  { students, changementId, now }: WrittenChange,
): Promise<void> => {
  const row = await reread(tx, id);
  const notice = groupMovedNotification({ cours: examTitle(row), groupe: row.libelle, horaire: row.horaire });
  const code = `groupe:${id}:${changementId}`;
  for (const etudiantId of students) await notifyDecision(tx, { ...notice, etudiantId, code }, now);
};

/** Groups of practical work: never fewer places than are taken; who has one is told of another hour or room. */
export const groupsKind: EntryKind<GroupValues> = {
  name: 'groupes',
  action: 'groupe.modifie',
  parse: (values) => checkBody(groupValues, values),
  find: async (db, id, isLocked) => {
    const row = await findGroupEntry(db, id, isLocked);
    return row && { id, values: valuesOf(row), sections: row.sections };
  },
  judge: async (db, { id }, { Capacite }) => {
    const { prises } = await reread(db, id);
    const message = `${prises}\u00a0places sont prises\u00a0: la capacité ne descend pas plus bas.`;
    return Capacite < prises ? [{ path: 'Apres.Capacite', message }] : [];
  },
  weigh: async (db, { id, values }, wanted, now) => {
    const row = await reread(db, id);
    const today = dayOf(now);
    const students = await findGroupStudents(db, id, today);
    const base = { ...NO_CONSEQUENCES, Concernes: students.length };
    if (!isMoved(values, wanted)) return base;
    const slot = slotOf(wanted);
    const clashes = slot ? await findStudentClashes(db, row, slot, today) : [];
    const { holders, free } =
      slot && wanted.Local ? await roomsAt(db, row, slot, wanted.Local) : { holders: [], free: [] };
    const questions = [...holders, ...clashes.map((clash) => clashQuestion(id, clash))];
    return { ...base, students, questions, LocauxLibres: free };
  },
  write: (tx, { id, values }, wanted) =>
    // What the school's own system wrote stays while neither the hours nor the room are others.
    writeGroup(
      tx,
      id,
      wanted,
      isMoved(values, wanted) ? scheduleText(slotOf(wanted), wanted.Local) : undefined,
    ),
  notify: notifyStudents,
};

/** A group in the list. */
export const toGroupRow = (row: GroupEntryRow): Omit<GroupCatalogueRow, 'Modifiable'> => ({
  ID: row.id,
  Code: row.code,
  Sections: row.sections,
  Valeurs: valuesOf(row),
  Cours: examTitle(row),
  TitresAnglais: englishTitles(row.unite, row.enAnglais),
  Serie: row.serie,
  Horaire: row.horaire && roomName(row.horaire),
  Prises: row.prises,
});
