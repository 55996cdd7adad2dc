import { route } from '../base/route';
import { TpCourseListAnswer, TpGroupsAnswer, TpSavedAnswer, TpWishAnswer, TpWishListAnswer } from './answers';
import * as endpoints from './endpoints';
import { tpChoicesSchema, tpWishSchema } from './schemas';

const event = { screen: 'InscriptionTP', flag: 'AccesInscriptionTP' } as const;
const READ = { ...event, right: 'Read', outlivesWindow: true } as const;

/**
 * Enrolment in the groups of practical work (S2 §2, §4; CONTRACT §5.11), and the lines of those that are full
 * (docs/decisions/exams-and-groups.md).
 */
export const tpRoutes = {
  tpCourses: route(endpoints.tpCourses, { access: READ, answer: TpCourseListAnswer }),
  tpGroups: route(endpoints.tpGroups, { access: READ, answer: TpGroupsAnswer }),
  chooseTpGroups: route(endpoints.chooseTpGroups, {
    access: { ...event, right: 'Create' },
    body: tpChoicesSchema,
    audit: ['tp.inscription'],
    answer: TpSavedAnswer,
  }),
  tpWishes: route(endpoints.tpWishes, {
    access: READ,
    answer: TpWishListAnswer,
  }),
  askTpWish: route(endpoints.askTpWish, {
    access: { ...event, right: 'Create' },
    body: tpWishSchema,
    audit: ['tp.attente'],
    answer: TpWishAnswer,
  }),
  // A place that is kept may be refused after the window too: it is then somebody else's.
  leaveTpWish: route(endpoints.leaveTpWish, {
    access: { screen: 'InscriptionTP', right: 'Update' },
    audit: ['tp.attente_quittee'],
  }),
};
