import { route } from '../base/route';
import { TpWishAnswer, TpWishListAnswer } from './answers';
import * as endpoints from './endpoints';
import { tpWishSchema } from './schemas';

const event = { screen: 'InscriptionTP', flag: 'AccesInscriptionTP' } as const;

/** The lines of full groups of practical work (docs/decisions/exams-and-groups.md). */
export const tpWishRoutes = {
  tpWishes: route(endpoints.tpWishes, {
    access: { ...event, right: 'Read', outlivesWindow: true },
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
