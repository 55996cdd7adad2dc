import { late } from 'shared-ui';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/gestion': late(() => import('./desk/queue/queue.page')),
  '/gestion/periodes': late(() => import('./periods/periods.page')),
  '/gestion/valves': late(() => import('./notices/notices.page')),
  '/gestion/catalogues': late(() => import('./catalogues/catalogues.page')),
  '/gestion/chiffres': late(() => import('./figures/figures.page')),
  '/gestion/releves': late(() => import('./statements/statements.page')),
  '/gestion/comptes': late(() => import('./accounts/accounts.page')),
  '/gestion/import': late(() => import('./import/import.page')),
};

export default { screens };
