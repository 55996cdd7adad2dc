const API = '/api/v1';

/** Most frequent requests of a portal: two pages, one with the screen of a remote, and their API calls. */
export const SAMPLE_REQUESTS = [
  { what: 'accueil, la page entière', path: '/desktop', accept: 'text/html' },
  { what: 'un écran, la page entière', path: '/inscriptions', accept: 'text/html' },
  { what: 'démarrage : qui est là', path: `${API}/security/infos`, accept: 'application/json' },
  { what: 'démarrage : ses droits', path: `${API}/security/access`, accept: 'application/json' },
  { what: 'démarrage : les événements', path: `${API}/events/access`, accept: 'application/json' },
  { what: 'groupes de TP', path: `${API}/extranet/student/InscriptionTP`, accept: 'application/json' },
];
