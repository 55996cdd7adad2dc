import { route } from '../base/route';
import { ProclamationAnswer, ProclamationSavedAnswer } from './answers';
import * as endpoints from './endpoints';
import { proclamationSchema } from './schemas';

const event = { screen: 'Proclamation', flag: 'AccesProclamation' } as const;

/** Registration to the graduation ceremony (S2 §2 to §5). */
export const proclamationRoutes = {
  ceremony: route(endpoints.ceremony, {
    access: { ...event, right: 'Read', outlivesWindow: true },
    answer: ProclamationAnswer,
  }),
  registerToCeremony: route(endpoints.registerToCeremony, {
    access: { ...event, right: 'Create' },
    body: proclamationSchema,
    audit: ['proclamation.inscription'],
    answer: ProclamationSavedAnswer,
  }),
};
