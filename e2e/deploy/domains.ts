/** A domain's first screen, and a neighbour that must be unaffected by its faults. */
export interface Domain {
  remote: string;
  /** Demo user who may open both screens. */
  user: string;
  path: string;
  title: string;
  neighbour: { path: string; title: string };
}

const records = { path: '/contacts', title: 'Mes données' };
const orders = { path: '/commandes', title: 'Mes commandes' };

export const DOMAINS: Domain[] = [
  {
    remote: 'mf-records',
    user: '230101',
    path: '/inscriptions',
    title: 'Mes inscriptions',
    neighbour: orders,
  },
  { remote: 'mf-orders', user: '230101', ...orders, neighbour: records },
  {
    remote: 'mf-exams-events',
    user: '230101',
    path: '/evenement/inscriptionExamens',
    title: 'Inscription aux examens',
    neighbour: orders,
  },
  {
    remote: 'mf-thesis-internships',
    user: '230101',
    path: '/evenement/stages',
    title: 'Mes stages',
    neighbour: records,
  },
  {
    remote: 'mf-pae',
    user: '220303',
    path: '/evenement/reinscription',
    title: 'Mon PAE',
    neighbour: records,
  },
  {
    remote: 'mf-verifications',
    user: '230109',
    path: '/verifications',
    title: 'Vérifications',
    neighbour: orders,
  },
];

export const domainOf = (remote: string): Domain => {
  const found = DOMAINS.find((domain) => domain.remote === remote);
  if (!found) throw new Error(`no domain is called ${remote}`);
  return found;
};
