import type { Principal } from 'server-kernel/access/types';
import { type AccessRight, type Right, SCREEN_IDS, type ScreenId } from 'shared-contract';

const READ: Right[] = ['Read'];
const FILL_IN: Right[] = ['Create', 'Read', 'Update'];
const DECIDE: Right[] = ['Read', 'Update', 'Delete'];
const ALL: Right[] = ['Create', 'Read', 'Update', 'Delete'];

/** A student's rights on her own file; whether an event is open is a matter of flags. */
const STUDENT: Partial<Record<ScreenId, Right[]>> = {
  Dashboard: READ,
  Documents: FILL_IN,
  Inscriptions: READ,
  Inscription: READ,
  Contacts: ALL,
  InscriptionSession: FILL_IN,
  Commandes: ['Create', 'Read'],
  CommandeSyllabus: ['Create', 'Read'],
  Memoire: FILL_IN,
  MemoireRemise: FILL_IN,
  IDM: FILL_IN,
  Stages: FILL_IN,
  Reinscription: ALL,
  PAE: FILL_IN,
  SignaturePAE: FILL_IN,
  InscriptionTP: FILL_IN,
  DecretInclusif: ALL,
  SignaturePAI: FILL_IN,
  Absences: FILL_IN,
  SAR: FILL_IN,
  Proclamation: FILL_IN,
  Valves: READ,
  UEDetail: READ,
  FicheDescriptive: READ,
};

/** A blocked student keeps documents and notice boards (S1 §4). */
const BLOCKED: Partial<Record<ScreenId, Right[]>> = {
  Dashboard: READ,
  Documents: FILL_IN,
  Valves: READ,
};

/** Health data and its signature are read by the student alone (CONTRACT §2). */
const STUDENT_ALONE = new Set<ScreenId>(['DecretInclusif', 'SignaturePAI']);

const VIEWED: Partial<Record<ScreenId, Right[]>> = Object.fromEntries(
  Object.keys(STUDENT)
    .filter((screen) => !SCREEN_IDS.some((id) => id === screen && STUDENT_ALONE.has(id)))
    .map((screen) => [screen, READ]),
);

const ownRights = (principal: Principal): Partial<Record<ScreenId, Right[]>> => {
  if (principal.viewing) return VIEWED;
  if (!principal.roles.includes('student') || !principal.isActive) return {};
  return principal.isBlocked ? BLOCKED : STUDENT;
};

const mayVerify = ({ roles }: Principal): boolean =>
  roles.some((role) => role === 'verifications' || role === 'admin' || role === 'programmes');

/** The school's desk; which sections are hers is the desk's own question. */
const mayDecide = ({ roles, isActive }: Principal): boolean =>
  isActive && roles.some((role) => role === 'gestion' || role === 'admin' || role === 'programmes');

/** Rights of the signed-in person, in the order of SCREEN_IDS; a screen that is absent is denied. */
export const screenRights = (principal: Principal): AccessRight[] => {
  const own = ownRights(principal);
  const granted = {
    ...own,
    ...(mayVerify(principal) && principal.isActive && { Verifications: READ }),
    ...(mayDecide(principal) && { Gestion: principal.viewing ? READ : DECIDE }),
  };
  return SCREEN_IDS.flatMap((screen) => {
    const rights = granted[screen];
    return rights
      ? [
          {
            ScreenLocation: screen,
            Create: rights.includes('Create'),
            Read: rights.includes('Read'),
            Update: rights.includes('Update'),
            Delete: rights.includes('Delete'),
          },
        ]
      : [];
  });
};
