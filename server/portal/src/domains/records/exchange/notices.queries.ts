import { field, type Kind, reference } from 'server-exchange/package/format/kind';
import { annonces, annoncesSections, documentsDossier } from 'server-schema';
import { NOTICE_BLOCKS } from 'shared-contract/notices/notices';

export const notices: Kind = {
  name: 'valves',
  title: 'Valves',
  text: 'Les annonces. Leur HTML est assaini à l’affichage\u00a0; une annonce se retire par sa fin de publication.',
  table: annonces,
  key: ['AnnonceDateDebutPublication', 'AnnonceLibelle'],
  references: [reference(annonces.programmeId, 'programmes', ['ProgrammeCode'])],
  fields: {
    AnnonceDateDebutPublication: field(annonces.debutPublication, 'Affichée à partir de cet instant.'),
    AnnonceLibelle: field(annonces.libelle, 'Titre.', { max: 300 }),
    AnnonceTexteComplet: field(annonces.texteComplet, 'Texte, en HTML simple.', {
      max: 100_000,
      lines: true,
    }),
    AnnonceDateFinPublication: field(
      annonces.finPublication,
      'Cachée à partir de cet instant\u00a0; vide\u00a0: elle reste.',
    ),
    PrioriteAnnonce: field(annonces.priorite, '«\u00a0Urgente\u00a0», ou vide.'),
    Blocs: field(
      annonces.blocs,
      'Années d’études qui la lisent, séparées par une espace\u00a0; vide\u00a0: toutes.',
      { choices: NOTICE_BLOCKS },
    ),
  },
  standards: ['–', '–', 'NewsItem'],
};

export const noticeSections: Kind = {
  name: 'valves-sections',
  title: 'Sections d’une annonce',
  text: 'Les programmes dont les étudiants lisent une annonce, en plus de celui qu’elle nomme elle-même.',
  table: annoncesSections,
  key: ['AnnonceDateDebutPublication', 'AnnonceLibelle', 'ProgrammeCode'],
  references: [
    reference(annoncesSections.annonceId, 'valves', ['AnnonceDateDebutPublication', 'AnnonceLibelle']),
    reference(annoncesSections.programmeId, 'programmes', ['ProgrammeCode']),
  ],
  fields: {},
  standards: ['–', '–', 'NewsItem'],
};

export const requiredDocuments: Kind = {
  name: 'documents-demandes',
  title: 'Documents demandés',
  text: 'Les pièces qu’un étudiant doit remettre. Ce qu’il a remis et ce qui en fut décidé au portail y restent.',
  table: documentsDossier,
  key: ['EtudiantMatricule', 'Titre'],
  references: [reference(documentsDossier.etudiantId, 'etudiants', ['EtudiantMatricule'])],
  fields: {
    Titre: field(documentsDossier.titre, 'Nom de la pièce.', { max: 300 }),
    Message: field(documentsDossier.message, 'Ce qu’il faut savoir pour la remettre.', { max: 2000 }),
    Echeance: field(documentsDossier.echeance, 'Dernier jour pour la remettre.'),
    Statut: field(documentsDossier.statut, 'État.', {
      choices: ['demande', 'recu', 'refuse', 'accepte'],
      once: true,
    }),
    Motif: field(documentsDossier.motif, 'Pourquoi elle est refusée.', { max: 2000, once: true }),
    StatutLe: field(documentsDossier.statutLe, 'Depuis quand elle est dans cet état.', { once: true }),
  },
  standards: ['–', '–', '–'],
};
