import { eventsScreens } from './events';
import { examsScreens } from './exams';
import { gestionScreens } from './gestion';
import { ordersScreens } from './orders';
import { paeScreens } from './pae';
import { portalScreens } from './portal';
import { recordsScreens } from './records';
import { reenrolmentScreens } from './reenrolment';
import type { Screen } from './screen';
import { thesisScreens } from './thesis';
import { verificationsScreens } from './verifications';

/** Every screen under test, in each of its states. */
export const allScreens: readonly Screen[] = [
  ...portalScreens,
  ...recordsScreens,
  ...ordersScreens,
  ...examsScreens,
  ...eventsScreens,
  ...thesisScreens,
  ...reenrolmentScreens,
  ...paeScreens,
  ...verificationsScreens,
  ...gestionScreens,
];

/** One state of each address, the first. */
export const firstStates: readonly Screen[] = allScreens.filter(
  ({ path }, rank) => allScreens.findIndex((other) => other.path === path) === rank,
);
