import { markupHtml } from 'server-portal/domains/shared/notices/markup-html';
import type { annonces } from 'server-schema/records/notices';

type Columns = typeof annonces.$inferInsert;

/** A notice of the demo: its columns, but for its dates; programmes are 1 management, 2 engineering, 3 master. */
export interface NoticeText extends Omit<Columns, 'annonceId' | 'debutPublication' | 'finPublication'> {
  /** Publication, before now; negative = to come. */
  hoursAgo: number;
  endedHoursAgo?: number;
  attachments?: string[];
}

/** What a careless or malicious author might paste: nothing of it may reach a page alive, its words still read well. */
const HOSTILE_HTML = [
  '<script>document.title="piégé"</script>',
  '<img src="x" onerror="document.title=\'piégé\'">',
  '<p>Remettez votre candidature au <a href="javascript:document.title=\'piégé\'">service des relations internationales</a>.</p>',
  '<iframe src="https://piege.example/"></iframe>',
  '<form action="https://piege.example/"><input name="motdepasse"></form>',
  '<p style="position:fixed;inset:0;background:red">Une question\u202f? Passez au bureau A110, du mardi au jeudi.</p>',
  '<svg><animate onbegin="document.title=\'piégé\'" attributeName="x"></animate></svg>',
].join('\n');

/** As it was written at the desk; the others were brought by a package. */
const written = (source: string) => ({ texteComplet: markupHtml(source), source });

/** The notice board of the demo institution. */
export const NOTICES: NoticeText[] = [
  {
    libelle: 'Locaux B201 à B208 fermés ce lundi',
    texteComplet:
      '<p>Une coupure d’eau touche le bâtiment B. Vos cours du matin passent au bâtiment A\u202f; l’horaire est à jour.</p><p><strong>Les cours de l’après-midi ont lieu comme prévu.</strong></p>',
    hoursAgo: 17,
    priorite: 'Urgente',
  },
  {
    libelle: 'Bourses d’études\u00a0: dernier rappel',
    texteComplet:
      '<p>Votre dossier doit parvenir au service social avant la fin du mois. Il comprend\u00a0:</p><ul><li>le formulaire signé\u202f;</li><li>l’avertissement-extrait de rôle du ménage\u202f;</li><li>une composition de ménage récente.</li></ul><p>Une question\u202f? Passez au local A104, du lundi au jeudi.</p>',
    hoursAgo: 74,
    attachments: ['Formulaire de bourse', 'Liste des pièces à joindre'],
  },
  {
    libelle: 'Bibliothèque ouverte le dimanche pendant le blocus',
    ...written('De 9 h à 18 h, entrée par la cour. Pensez à votre carte d’étudiant.'),
    hoursAgo: 122,
  },
  {
    libelle: 'Séjour Erasmus\u00a0: séance d’information et formulaires',
    texteComplet: `<h2>Partir un quadrimestre</h2><p>La séance a lieu à l’auditoire 1. Les destinations sont sur le <a href="https://www.hedp.example/erasmus">site de l’école</a>.</p>${HOSTILE_HTML}`,
    hoursAgo: 196,
    attachments: ['Candidature Erasmus', 'Destinations et conditions – n° 1'],
  },
  {
    libelle: 'Élections des délégués de bloc',
    ...written(
      'Présentez-vous auprès de votre coordination avant vendredi. Le vote se fait en ligne, en *deux minutes*.',
    ),
    hoursAgo: 240,
  },
  {
    libelle: 'Comptabilité II\u00a0: séance supplémentaire',
    texteComplet: '<p>Une séance de questions et réponses s’ajoute mercredi à 16 h, auditoire 3.</p>',
    hoursAgo: 290,
    programmeId: 1,
  },
  {
    libelle: 'Laboratoires d’électronique\u00a0: lunettes obligatoires',
    texteComplet: '<p>Sans lunettes de protection, l’accès au laboratoire est refusé.</p>',
    hoursAgo: 300,
    programmeId: 2,
  },
  {
    libelle: 'Mémoires\u00a0: séminaire de méthodologie',
    ...written('La dernière année est attendue à l’auditoire 2.'),
    hoursAgo: 310,
    programmeId: 3,
  },
  {
    libelle: 'Assurance scolaire\u00a0: que faire en cas d’accident\u202f?',
    texteComplet:
      '<ol><li>Prévenez l’accueil.</li><li>Faites remplir le certificat par le médecin.</li><li>Remettez-le au secrétariat dans les huit jours.</li></ol>',
    hoursAgo: 420,
  },
  {
    libelle: 'Parking à vélos\u00a0: nouveaux emplacements',
    texteComplet: '<p>Soixante places couvertes sont ouvertes rue du Parc.</p>',
    hoursAgo: 700,
  },
  {
    libelle: 'Restaurant\u00a0: fermeture pour inventaire',
    texteComplet: '<p>Le restaurant était fermé ce jour-là.</p>',
    hoursAgo: 900,
    endedHoursAgo: 850,
  },
  {
    libelle: 'Résultats de la session de janvier',
    texteComplet: '<p>Les résultats seront publiés sur le portail.</p>',
    hoursAgo: -1440,
  },
];
