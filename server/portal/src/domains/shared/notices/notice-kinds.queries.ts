import { field, type Kind, reference } from 'server-exchange/package/format/kind';
import { endsAfter } from 'server-exchange/package/format/order-rule';
import { annonces, annoncesSections } from 'server-schema';
import { BLOCK_NAME, URGENT } from 'shared-contract/notices/notices';

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
    PrioriteAnnonce: field(annonces.priorite, 'Ce mot, ou vide.', { choices: [URGENT] }),
    Blocs: field(
      annonces.blocs,
      'Années d’études qui la lisent, séparées par une espace\u00a0; vide\u00a0: toutes. Une année est le sigle d’un programme, puis son bloc.',
      { pattern: BLOCK_NAME, example: 'B2' },
    ),
  },
  rules: [endsAfter('AnnonceDateDebutPublication', 'AnnonceDateFinPublication')],
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
