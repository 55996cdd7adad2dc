import { route } from '../base/route';
import { TpCourseListAnswer, TpGroupsAnswer, TpSavedAnswer } from './answers';
import * as endpoints from './endpoints';
import { tpChoicesSchema } from './schemas';

const event = { screen: 'InscriptionTP', flag: 'AccesInscriptionTP' } as const;
const READ = { ...event, right: 'Read', outlivesWindow: true } as const;

/** Enrolment in the groups of practical work (S2 §2, §4; CONTRACT §5.11). */
export const tpRoutes = {
  tpCourses: route(endpoints.tpCourses, { access: READ, answer: TpCourseListAnswer }),
  tpGroups: route(endpoints.tpGroups, { access: READ, answer: TpGroupsAnswer }),
  chooseTpGroups: route(endpoints.chooseTpGroups, {
    access: { ...event, right: 'Create' },
    body: tpChoicesSchema,
    audit: ['tp.inscription'],
    answer: TpSavedAnswer,
  }),
};
