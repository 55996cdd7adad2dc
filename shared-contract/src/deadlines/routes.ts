import { route } from '../base/route';
import { DeadlineListAnswer } from './answers';
import * as endpoints from './endpoints';

/** One list that knows every domain (CONTRACT §7.11). */
export const deadlineRoutes = {
  deadlines: route(endpoints.deadlines, {
    access: { screen: 'Dashboard', right: 'Read' },
    place: 'Echeances',
    answer: DeadlineListAnswer,
  }),
};
