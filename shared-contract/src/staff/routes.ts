import { route } from '../base/route';
import { StaffHomeAnswer } from './answers';
import * as endpoints from './endpoints';

/** The home of staff; the sections of the person are asked by the handler. */
export const staffRoutes = {
  home: route(endpoints.staffHome, {
    access: { roles: ['gestion', 'programmes', 'admin'] },
    answer: StaffHomeAnswer,
  }),
};
