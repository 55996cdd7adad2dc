import { get, post, put } from '../../base/endpoint';
import type { PeriodChange, PeriodEffect, Periods } from '../period-answers';
import type { PeriodWrite } from '../period-schemas';

/** Every event window of the year. */
export const periods = get('/extranet/gestion/periodes').answers<Periods>();

/** What a window would change for how many students. */
export const periodEffect = get(
  '/extranet/gestion/periodes/{flag}/effet{?section,ouverture,fermeture}',
).answers<PeriodEffect>();

/** The changes of one window. */
export const periodHistory = get('/extranet/gestion/periodes/{flag}/historique{?section}').answers<
  PeriodChange[]
>();

/** Opens, moves or closes a window; students see it at their next page. */
export const savePeriod = put('/extranet/gestion/periodes/{flag}').takes<PeriodWrite>();

/** Takes the last change of a window back. */
export const undoPeriod = post('/extranet/gestion/changements/{id}/annulation');
