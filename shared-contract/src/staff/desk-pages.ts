import { type DeskAct, REQUEST_ACTS } from '../gestion/gestion';
import type { SecurityInfos } from '../portal/security';

/** Acts of which a page of the desk asks one, as the server has it; `admin`: it writes the whole school. */
const ACTS_OF_PAGE = {
  '/gestion': REQUEST_ACTS,
  '/gestion/periodes': ['periodes'],
  '/gestion/valves': ['valves'],
  '/gestion/catalogues': ['catalogues'],
  '/gestion/chiffres': ['chiffres'],
  '/gestion/releves': ['comptabilite'],
  '/gestion/comptes': 'admin',
  '/gestion/import': 'admin',
} as const satisfies Record<string, readonly DeskAct[] | 'admin'>;

/** A page of the desk. */
export type DeskPath = keyof typeof ACTS_OF_PAGE;

const isDeskPath = (path: string): path is DeskPath => Object.hasOwn(ACTS_OF_PAGE, path);

/**
 * True when the person may use a page; without known acts, the pages of administrators and of the accounts are hidden.
 * Pages that are not the desk's are judged by their own declaration alone.
 */
export const isDeskPageFor = (
  path: string,
  { admin, GestionActes: held }: Pick<SecurityInfos, 'admin' | 'GestionActes'>,
): boolean => {
  if (!isDeskPath(path)) return true;
  const acts: readonly string[] | 'admin' = ACTS_OF_PAGE[path];
  if (acts === 'admin') return admin;
  if (held) return acts.some((act) => held.includes(act));
  return admin || !acts.includes('comptabilite');
};
