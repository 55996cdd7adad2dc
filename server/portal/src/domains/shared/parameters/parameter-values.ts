import type { Static } from '@sinclair/typebox';
import type { Orm } from 'server-kernel/db/client';
import { dayOf } from 'shared-contract/base/days';
import { personName } from 'shared-contract/base/french';
import type { ParameterValueAnswer } from 'shared-contract/parameters/answers';
import type { LISTED_NAMES, ParameterName } from 'shared-contract/parameters/parameters';
import { firstDefenceSessions } from 'shared-contract/thesis/thesis';
import { examName } from '../people/exam-name';
import { findStudentExams } from '../people/student-exams.queries';
import {
  findAddressTypes,
  findContactTypes,
  findCountries,
  findListed,
  findSessions,
  findSupervisors,
} from './parameters.queries';

type Value = Static<typeof ParameterValueAnswer>;

/** Context of parameter look-ups. */
export interface ValueContext {
  db: Orm;
  now: Date;
  /** The student in view; her exams are her own. */
  etudiantId: number | null;
}

type Listed = (typeof LISTED_NAMES)[number];

type Source = (context: ValueContext) => Promise<Value[]>;

const french = new Intl.Collator('fr');
const byDisplay = (values: Value[]): Value[] =>
  values.toSorted((a, b) => french.compare(a.Display, b.Display));

const sessionsNow = ({ db, now }: ValueContext) => findSessions(db, dayOf(now));

const studentExams: Source = async ({ db, etudiantId }) => {
  if (etudiantId === null) return [];
  const rows = await findStudentExams(db, etudiantId);
  return rows.map(({ ID, Date: day, InscriptionID, ActiviteApprentissageID, session, ...exam }) => ({
    ID,
    Display: `${examName(exam)}, ${session}`,
    Date: day,
    InscriptionID,
    ActiviteApprentissageID,
  }));
};

const supervisors: Source = async ({ db }) => {
  const rows = await findSupervisors(db);
  const byLastName = rows.toSorted((a, b) => french.compare(`${a.nom} ${a.prenom}`, `${b.nom} ${b.prenom}`));
  return byLastName.map(({ ID, nom, prenom }) => ({ ID, Display: personName(prenom, nom) }));
};

const SOURCES: Readonly<Record<Exclude<ParameterName, Listed>, Source>> & Partial<Record<Listed, undefined>> =
  {
    PaysID: async ({ db }) => byDisplay(await findCountries(db)),
    TypeAdresseID: ({ db }) => findAddressTypes(db),
    TypeMoyenContactID: ({ db }) => findContactTypes(db),
    MembrePersonnelID: supervisors,
    SessionID: async (context) => firstDefenceSessions(await sessionsNow(context)),
    SessionAAActiveID: sessionsNow,
    ExamenID: studentExams,
  };

/** The values of each parameter, in the order of the names; the plain lists take one statement together. */
export const parameterValues = async (context: ValueContext, names: ParameterName[]) => {
  const listedNames = names.filter((name) => !SOURCES[name]);
  const listed = listedNames.length > 0 ? await findListed(context.db, listedNames) : [];
  return Promise.all(
    names.map(async (name) => {
      const values = await SOURCES[name]?.(context);
      const plain = listed.filter(({ nom }) => nom === name).map(({ nom: _, ...value }) => value);
      return { Name: name, Values: values ?? plain };
    }),
  );
};
