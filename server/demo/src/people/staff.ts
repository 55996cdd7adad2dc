import type { examens, responsables } from 'server-schema/records/catalogue';
import type { membresPersonnel } from 'server-schema/records/people';
import type { Random } from '../random';
import type { Programme } from '../school/catalogue';
import { type DemoYear, examDays } from '../school/years';
import { drawName, mailName } from './people';

const STAFF_COUNT = 24;
const SUPERVISORS_FROM = 10;

/** Managers, coordinators and supervisors; the first manages the files of the management programme. */
export const staffRows = (random: Random): (typeof membresPersonnel.$inferInsert)[] =>
  Array.from({ length: STAFF_COUNT }, (_, index) => {
    const name = index === 0 ? { prenom: 'Nadia', nom: 'Aksoy' } : drawName(random);
    const room = `${random.pick(['A', 'B', 'C'])}${random.faker.number.int({ min: 1, max: 3 })}${String(index).padStart(2, '0')}`;
    return {
      membrePersonnelId: index + 1,
      prenom: name.prenom,
      nom: name.nom,
      email: `${mailName(name)}${index === 0 ? '' : index}@hedp.example`,
      telephone: `02 555 ${String(10 + index)} ${String(80 - index)}`,
      local: room,
      promoteur: index >= SUPERVISORS_FROM,
    };
  });

/** One manager a programme, one coordinator a block. */
export const responsableRows = (programmes: Programme[]): (typeof responsables.$inferInsert)[] => {
  let coordinator = programmes.length;
  return programmes.flatMap((programme) =>
    programme.blocs.flatMap((_, index) => {
      coordinator += 1;
      const base = { programmeId: programme.id, bloc: index + 1 };
      return [
        { ...base, fonction: 'gestionnaire', membrePersonnelId: programme.id },
        { ...base, fonction: 'coordinateur', membrePersonnelId: coordinator },
      ];
    }),
  );
};

const SITTINGS = [
  ['08:30', '10:30'],
  ['09:00', '12:00'],
  ['10:45', '12:45'],
  ['13:30', '15:30'],
  ['14:00', '17:00'],
] as const;
const ROOMS = [
  'auditoire 1',
  'auditoire 2',
  'auditoire 3',
  'local A104',
  'local B203',
  'local C301',
] as const;

/** Hours and room of an exam: the same for an activity in every load. */
const sitting = (activityId: number) => {
  const [heureDebut, heureFin] = SITTINGS[(activityId * 3) % SITTINGS.length] ?? SITTINGS[0];
  return { heureDebut, heureFin, local: ROOMS[(activityId * 5) % ROOMS.length] ?? ROOMS[0] };
};

/** Examinations of the year in progress: first term in January, second in June, everything in September. */
export const examRows = (
  programmes: Programme[],
  { sessions }: DemoYear,
): (typeof examens.$inferInsert)[] => {
  const activities = programmes.flatMap(({ blocs }) => blocs.flat().flatMap((unit) => unit.activities));
  return sessions.flatMap((session) => {
    const days = examDays(session);
    return activities.flatMap(({ id, q1, q2 }) => {
      const isHeld = session.numero === 3 || (session.numero === 2 ? q2 : q1 && !q2);
      const date = days[(id * 7) % days.length];
      if (!isHeld || date === undefined) return [];
      const exam = { examenId: session.id * 1000 + id, sessionId: session.id, activiteApprentissageId: id };
      return [{ ...exam, date, ...sitting(id) }];
    });
  });
};
