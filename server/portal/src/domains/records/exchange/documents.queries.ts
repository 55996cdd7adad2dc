import { field, type Kind, reference } from 'server-exchange/package/format/kind';
import { documentsDossier } from 'server-schema';

export const requiredDocuments: Kind = {
  name: 'documents-demandes',
  title: 'Documents demandés',
  text: 'Les pièces qu’un étudiant doit remettre. Ce qu’il a remis et ce qui en fut décidé au portail y restent.',
  table: documentsDossier,
  key: ['EtudiantMatricule', 'Titre'],
  references: [reference(documentsDossier.etudiantId, 'etudiants', ['EtudiantMatricule'])],
  fields: {
    Titre: field(documentsDossier.titre, 'Nom de la pièce.', { max: 300 }),
    Usage: field(
      documentsDossier.usage,
      'photo\u00a0: ce qui est remis devient la photo d’identité de l’étudiant, quel que soit le nom de la pièce. Vide\u00a0: un document.',
      { choices: ['photo'] },
    ),
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
