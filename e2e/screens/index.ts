import { eventsScreens } from './events';
import { examsScreens } from './exams';
import { ordersScreens } from './orders';
import { paeScreens } from './pae';
import { portalScreens } from './portal';
import { recordsScreens } from './records';
import { reenrolmentScreens } from './reenrolment';
import { thesisScreens } from './thesis';
import { verificationsScreens } from './verifications';

/** Every screen that exists; a domain adds its own file and its line here. */
export const SCREENS = [
  ...portalScreens,
  ...recordsScreens,
  ...ordersScreens,
  ...paeScreens,
  ...reenrolmentScreens,
  ...examsScreens,
  ...verificationsScreens,
  ...eventsScreens,
  ...thesisScreens,
];
