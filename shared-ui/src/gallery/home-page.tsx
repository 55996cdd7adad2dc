import { Box, ExternalLinks, Hero, NoticeList, Page, Section, TextLink, Tile, TileGrid } from '../index';

const NOTICES = [
  {
    id: 1,
    title: 'Locaux B201 à B208 fermés ce lundi',
    to: '/valves',
    date: 'Hier, 17 h 40',
    dateTime: '2026-11-20',
    urgent: true,
    excerpt:
      'Une coupure d’eau touche le bâtiment B. Vos cours du matin passent au bâtiment A\u202f; l’horaire est à jour.',
  },
  {
    id: 2,
    title: 'Bourses d’études\u00a0: dernier rappel',
    to: '/valves',
    date: '18 novembre',
    dateTime: '2026-11-18',
    excerpt: 'Votre dossier doit parvenir au service social avant le 30 novembre.',
  },
  {
    id: 3,
    title: 'Bibliothèque ouverte le dimanche pendant le blocus',
    to: '/valves',
    date: '16 novembre',
    dateTime: '2026-11-16',
  },
];

const LINKS = [
  { label: 'Courriel', href: 'https://example.org/mail', icon: 'mail' },
  { label: 'Discussion', href: 'https://example.org/chat', icon: 'messages-square' },
  { label: 'Horaire', href: 'https://example.org/horaire', icon: 'calendar-days' },
];

const FOLDER = [
  ['graduation-cap', 'Mes inscriptions', 'Années, unités et résultats.'],
  ['folder-open', 'Mes documents', 'À charger et à télécharger.'],
  ['book-open', 'Mes commandes', 'Syllabus et paiements.'],
  ['calendar-x-2', 'Mes absences', 'Déclarez, joignez un justificatif.'],
  ['id-card', 'Mes données', 'Identité, adresses, contacts.'],
  ['pin', 'Valves', 'Avis de votre section.'],
  ['life-buoy', 'Remédiations', 'Séances d’aide par unité.'],
] as const;

const CurrentTiles = () => (
  <>
    <TileGrid>
      <Tile
        to="/a"
        icon="calendar-check-2"
        title="Session d’examens"
        text="Inscrivez-vous à la session de janvier."
        window={{ state: 'open', share: 0.58, text: 'jusqu’au 5 décembre' }}
      />
      <Tile
        to="/b"
        icon="users-round"
        title="Travaux pratiques"
        text="Choisissez vos groupes du 2ᵉ quadrimestre."
        window={{ state: 'soon', share: 0.91, text: 'lundi 23 novembre, 18 h' }}
      />
      <Tile
        to="/c"
        icon="pen-line"
        title="Signature du PAE"
        text="Votre programme annuel est prêt."
        window={{ state: 'open', share: 0.35, text: 'jusqu’au 18 décembre' }}
      />
      <Tile
        to="/d"
        icon="briefcase-business"
        title="Mes stages"
        text="Encodez votre lieu de stage."
        window={{ state: 'open', share: 0.22, text: 'jusqu’au 29 janvier' }}
      />
      <Tile
        to="/e"
        icon="repeat-2"
        title="Réinscription"
        text="Période terminée. Voir le secrétariat."
        closed
        window={{ state: 'closed', text: 'depuis le 30 septembre' }}
      />
    </TileGrid>
    <ExternalLinks label="Autres sites" links={LINKS} />
  </>
);

/** The home screen as the look draws it. */
export const HomePage = () => (
  <Page>
    <Hero eyebrow="Samedi 21 novembre 2026" title="Bonjour Camille">
      <span>2ᵉ bachelier en gestion de l’entreprise</span>
      <span>Matricule 230101</span>
    </Hero>
    <Box mt="6">
      <Section title="Aux valves" aside={<TextLink to="/valves">Toutes les valves (8)</TextLink>}>
        <NoticeList notices={NOTICES} columns />
      </Section>
      <Section title="En ce moment">
        <CurrentTiles />
      </Section>
      <Section title="Mon dossier">
        <TileGrid isLow>
          {FOLDER.map(([icon, title, text], rank) => (
            <Tile
              key={title}
              to="/etats"
              icon={icon}
              title={title}
              text={text}
              badge={rank === 1 ? { count: 3, label: '3 documents non lus' } : undefined}
            />
          ))}
        </TileGrid>
      </Section>
    </Box>
  </Page>
);
