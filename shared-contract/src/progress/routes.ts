import { route } from '../base/route';
import { ProgressAnswer } from './answers';
import * as endpoints from './endpoints';

/** « Mon parcours »: its right is that of the enrolments, which it is drawn from. */
export const progressRoutes = {
  progress: route(endpoints.progress, {
    access: { screen: 'Inscriptions', right: 'Read' },
    answer: ProgressAnswer,
  }),
};
