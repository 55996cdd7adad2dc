import { eventsScreens } from './events';
import { examsScreens } from './exams';
import { ordersScreens } from './orders';
import { portalScreens } from './portal';
import { recordsScreens } from './records';
import { verificationsScreens } from './verifications';

/** Every screen that exists; a domain adds its own file and its line here. */
export const SCREENS = [
  ...portalScreens,
  ...recordsScreens,
  ...ordersScreens,
  ...examsScreens,
  ...verificationsScreens,
  ...eventsScreens,
];
