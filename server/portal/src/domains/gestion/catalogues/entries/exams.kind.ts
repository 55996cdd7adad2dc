import type { Executor, Tx } from 'server-kernel/db/client';
import { checkBody } from 'shared-contract/base/check-body';
import { formatDay } from 'shared-contract/base/dates';
import { dayOf } from 'shared-contract/base/days';
import { roomName } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import { type Question, toQuestion } from 'shared-contract/base/plausibility';
import type { ExamCatalogueRow, ExamValues } from 'shared-contract/catalogues/catalogues';
import { examValues } from 'shared-contract/catalogues/schemas';
import { examMoment } from 'shared-contract/exams/exams';
import { englishTitles } from 'shared-contract/records/title-language';
import { notifyDecision } from '../../../shared/outbox/notify-decision';
import { examTitle } from '../../../shared/people/exam-name';
import { type Entry, type EntryKind, isSameEntry, NO_CONSEQUENCES, type WrittenChange } from '../entry-kind';
import { examMovedNotification } from '../entry-notifications';
import {
  countSharedStudents,
  type ExamEntryRow,
  findExamEntry,
  findExamStudents,
  findExamsOfDay,
  findRoomsOfSession,
  writeExam,
} from './exams.queries';
import { freeRooms, isSameRoom } from './rooms';

const valuesOf = ({ date, heureDebut, heureFin, local }: ExamEntryRow): ExamValues => ({
  ExamenDate: date,
  ExamenHeureDebut: heureDebut,
  ExamenHeureFin: heureFin,
  ExamenLocal: local,
});

const reread = async (db: Executor, id: number): Promise<ExamEntryRow> => {
  const row = await findExamEntry(db, id, false);
  if (!row) throw new Error('an exam that was found is not there');
  return row;
};

const nameOf = (row: ExamEntryRow): string => `«\u00a0${examTitle(row)}\u00a0»`;

/** True when an exam overlaps these hours on the same day. */
const isAtSameHour = (
  other: ExamEntryRow,
  { ExamenHeureDebut: start, ExamenHeureFin: end }: ExamValues,
): boolean =>
  start !== null &&
  end !== null &&
  other.heureDebut !== null &&
  other.heureFin !== null &&
  other.heureDebut < end &&
  start < other.heureFin;

const outsideSession = (row: ExamEntryRow, { ExamenDate: day }: ExamValues): Question[] =>
  day < row.sessionDebut || day > row.sessionFin
    ? [
        toQuestion(
          `hors-session-${row.id}-${day}`,
          `Le ${formatDay(day)} n’est pas dans la session (${row.session})`,
        ),
      ]
    : [];

const roomQuestion = (id: number, room: string, other: ExamEntryRow): Question =>
  toQuestion(
    `local-${id}-${other.id}`,
    `Le local ${roomName(room)} est pris à cette heure par ${nameOf(other)}, ${other.inscrits}\u00a0${plural(other.inscrits, 'inscrit', 'inscrits')}`,
  );

const studentsQuestion = (id: number, n: number, other: ExamEntryRow): Question =>
  toQuestion(
    `etudiants-${id}-${other.id}-${n}`,
    `${n}\u00a0${plural(n, 'étudiant a', 'étudiants ont')} à cette heure ${nameOf(other)} aussi`,
  );

/** Clashes of a moved exam: session, room, students. */
const clashesOf = async (db: Executor, row: ExamEntryRow, wanted: ExamValues) => {
  const busy = (await findExamsOfDay(db, row.id, wanted.ExamenDate)).filter((other) =>
    isAtSameHour(other, wanted),
  );
  const ids = busy.map(({ id }) => id);
  const shared = ids.length === 0 ? new Map<number, number>() : await countSharedStudents(db, row.id, ids);
  const { ExamenLocal: room } = wanted;
  const holders = room === null ? [] : busy.filter(({ local }) => isSameRoom(local, room));
  const taken = busy.map(({ local }) => local);
  return {
    questions: [
      ...outsideSession(row, wanted),
      ...holders.map((other) => roomQuestion(row.id, room ?? '', other)),
      ...busy.flatMap((other) => {
        const n = shared.get(other.id) ?? 0;
        return n > 0 ? [studentsQuestion(row.id, n, other)] : [];
      }),
    ],
    LocauxLibres: holders.length === 0 ? [] : freeRooms(await findRoomsOfSession(db, row.id), taken),
  };
};

const notifyStudents = async (
  tx: Tx,
  { id }: Entry,
  { students, changementId, now }: WrittenChange,
): Promise<void> => {
  const row = await reread(tx, id);
  const notice = examMovedNotification({ cours: examTitle(row), moment: examMoment(valuesOf(row)) });
  const code = `examen:${id}:${changementId}`;
  for (const etudiantId of students) await notifyDecision(tx, { ...notice, etudiantId, code }, now);
};

/** Exams: who is registered is told of another day, hour or room, unless both are over. */
export const examsKind: EntryKind<ExamValues> = {
  name: 'examens',
  action: 'examen.modifie',
  parse: (values) => checkBody(examValues, values),
  find: async (db, id, isLocked) => {
    const row = await findExamEntry(db, id, isLocked);
    return row && { id, values: valuesOf(row), sections: row.sections };
  },
  judge: async () => [],
  weigh: async (db, { id, values }, wanted, now) => {
    const row = await reread(db, id);
    const base = { ...NO_CONSEQUENCES, Concernes: row.inscrits };
    if (isSameEntry(values, wanted)) return base;
    const today = dayOf(now);
    const isOver = values.ExamenDate < today && wanted.ExamenDate < today;
    const students = isOver ? [] : await findExamStudents(db, id);
    return { ...base, ...(await clashesOf(db, row, wanted)), students };
  },
  write: (tx, { id }, wanted) => writeExam(tx, id, wanted),
  notify: notifyStudents,
};

/** An exam in the list. */
export const toExamRow = (row: ExamEntryRow): Omit<ExamCatalogueRow, 'Modifiable'> => ({
  ID: row.id,
  Code: row.code,
  Sections: row.sections,
  Valeurs: valuesOf(row),
  Cours: examTitle(row),
  TitresAnglais: englishTitles(row.unite, row.enAnglais),
  Session: row.session,
  SessionDebut: row.sessionDebut,
  SessionFin: row.sessionFin,
  Inscrits: row.inscrits,
});
