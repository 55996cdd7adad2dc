/** @typedef {import('playwright').Page} Page */

/**
 * @typedef {object} Act
 * @property {string} what as the transcript calls it
 * @property {((page: Page) => Promise<unknown>) | undefined} [focus] what has the focus first
 * @property {string} [key] pressed then, by X's names
 * @property {string} [text] typed then
 */

/**
 * @typedef {object} Journey
 * @property {string} name
 * @property {string} user
 * @property {string} path
 * @property {Act[]} acts
 * @property {RegExp[]} says what is heard in it, whatever else is
 */

/** @type {(role: Parameters<Page['getByRole']>[0], name: string | RegExp) => Act['focus']} */
const at = (role, name) => (page) => page.getByRole(role, { name }).first().focus();

/** @type {(what: string) => Act} */
const next = (what) => ({ what, key: 'Tab' });

/** @type {readonly Journey[]} */
export const JOURNEYS = [
  {
    name: 'ce qui est à faire',
    user: '230101',
    path: '/desktop',
    says: [/Payer votre commande .* En retard de 10 jours .* lien/],
    acts: [{ what: 'première échéance', focus: at('link', /^Payer votre commande/) }, next('la suivante')],
  },
  {
    name: 'lire ses résultats',
    user: '230101',
    path: '/inscriptions/3',
    says: [/12,50.*En attente bouton/, /réduit/, /À repasser 0/, /sélectionné/],
    acts: [
      {
        what: 'une unité',
        focus: (page) => page.locator('summary', { hasText: 'Macroéconomie' }).first().focus(),
      },
      { what: 'la replier', key: 'Return' },
      { what: 'filtrer', focus: at('radio', /repasser/), key: 'space' },
    ],
  },
  {
    name: 'commander',
    user: '230101',
    path: '/commandes',
    says: [/Nouvelle commande lien/],
    acts: [{ what: 'nouvelle commande', focus: at('link', 'Nouvelle commande'), key: 'Return' }],
  },
  {
    name: 'déclarer une absence, sans rien remplir',
    user: '230101',
    path: '/absences/-1',
    says: [
      /Date de début zone de saisie requis/,
      /Trois réponses sont à corriger/,
      /Indiquez la date de début\. lien/,
      /saisie non valable/,
    ],
    acts: [
      { what: 'date de début', focus: at('textbox', /^Date de début/) },
      {
        what: 'enregistrer',
        focus: at('button', /^Soumettre/),
        key: 'Return',
      },
      next('première erreur'),
      { what: 'y aller', key: 'Return' },
    ],
  },
  {
    name: 'charger un document',
    user: '230101',
    path: '/documents',
    says: [/Charger – Relevé de notes des études antérieures/, /PDF, PNG ou JPG, 10 Mo au plus/],
    acts: [{ what: 'le champ', focus: (page) => page.locator('input[type=file]').first().focus() }],
  },
  {
    name: 'chercher un avis',
    user: '230101',
    path: '/valves',
    says: [/Chercher dans les avis zone de saisie/, /0 avis/, /Tout afficher bouton/],
    acts: [
      { what: 'taper', focus: at('searchbox', /avis/), text: 'xyz' },
      { what: 'tout afficher', focus: at('button', 'Tout afficher'), key: 'Return' },
    ],
  },
  {
    name: 's’inscrire aux examens',
    user: '230101',
    path: '/evenement/inscriptionExamens',
    says: [/M'inscrire à la session bouton bascule désactivé/],
    acts: [
      { what: 'm’inscrire à la session', focus: at('switch', /inscrire/), key: 'space' },
      { what: 'renoncer', key: 'Escape' },
    ],
  },
  {
    name: 'choisir ses groupes',
    user: '230101',
    path: '/evenement/inscriptionTP',
    says: [
      /Démarrer mon inscription bouton/,
      /Comptabilité II .* en-tête niveau 2/,
      /Inscriptions restantes/,
      /22 places/,
    ],
    acts: [
      { what: 'démarrer', focus: at('button', /^Démarrer/), key: 'Return' },
      { what: 'un groupe', focus: at('radio', /^Groupe 2/), key: 'space' },
    ],
  },
  {
    name: 'cocher une séance',
    user: '230101',
    path: '/sar',
    says: [/SAR-001 .* case à cocher non cochée/, /\| cochée/],
    acts: [{ what: 'la cocher', focus: at('checkbox', /SAR-001/), key: 'space' }],
  },
  {
    name: 'composer son programme',
    user: '220303',
    path: '/evenement/reinscription/PAE',
    says: [
      /MLSMM2123 Enjeux de la finance durable case à cocher/,
      /Ajoutée.: Enjeux de la finance durable\. 23 crédits au total/,
      /Incompatible Vous avez choisi Économétrie/,
    ],
    acts: [
      { what: 'cocher une unité', focus: at('checkbox', /finance durable/), key: 'space' },
      { what: 'une unité fermée', focus: at('checkbox', /LINGE1221/), key: 'space' },
    ],
  },
  {
    name: 'signaler un problème',
    user: '220304',
    path: '/evenement/signaturePAE',
    says: [/Votre message zone de saisie requis/],
    acts: [
      { what: 'ouvrir', focus: at('button', /problème/), key: 'Return' },
      { what: 'fermer', key: 'Escape' },
    ],
  },
  {
    name: 'traiter une demande',
    user: 'secretariat',
    path: '/gestion',
    says: [/Lambert, Camille \(230101\) .* depuis 20 jours, en retard bouton/],
    acts: [
      {
        what: 'première demande',
        focus: (page) => page.locator('ul[aria-label^="Demandes"] button').first().focus(),
      },
      { what: 'l’ouvrir', key: 'Return' },
    ],
  },
  {
    name: 'chercher un étudiant',
    user: 'verificateur',
    path: '/verifications',
    says: [/Étudiant recherché zone de saisie/, /résultat/],
    acts: [{ what: 'chercher', focus: at('searchbox', /recherché/), text: 'delvaux\n' }],
  },
];
