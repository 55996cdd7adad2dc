import type { Institution } from 'shared-contract';
import { authorityOf } from './authorities';
import type { LegalPart } from './legal-text';

/** The accessibility statement of the portal, for one institution. */
export const accessibilityParts = (institution: Institution): LegalPart[] => [
  {
    title: 'Ce que nous visons',
    paragraphs: [
      'Ce portail vise la conformité aux règles WCAG 2.2, niveau AA. Chaque page est vérifiée par des tests automatiques, en clair et en sombre, sur téléphone et sur ordinateur, et peut s’utiliser au clavier seul.',
    ],
  },
  {
    title: 'Comment le portail s’adapte',
    paragraphs: [
      [
        'thème clair ou sombre, selon votre appareil ou votre choix\u202f;',
        'mouvements réduits si votre appareil le demande\u202f;',
        'agrandissement jusqu’à 400\u00a0% sans défilement horizontal\u202f;',
        'titres, régions et messages annoncés aux lecteurs d’écran\u202f;',
        'aucune information donnée par la couleur seule.',
      ],
    ],
  },
  {
    title: 'Avec quel navigateur',
    paragraphs: [
      'Le portail est fait pour Safari à partir de la version 16.4, Firefox à partir de la version 115, Chrome et Edge à partir de la version 110, sur ordinateur et sur téléphone. Un navigateur plus ancien affiche une phrase qui le dit\u202f; les pages s’y lisent, sans leurs boutons.',
    ],
  },
  {
    title: 'Limites connues',
    paragraphs: [
      'Certains documents déposés par des tiers (annexes des valves, conventions signées) peuvent ne pas être balisés. Nous vous en fournissons sur demande une version lisible.',
    ],
  },
  {
    title: 'Nous signaler un problème',
    paragraphs: [
      `Écrivez à ${institution.contact.email} (${institution.contact.name}) en indiquant la page et la difficulté rencontrée. Vous recevrez une réponse dans les dix jours ouvrables.`,
      'Sans réponse satisfaisante, vous pouvez vous adresser à l’autorité dont l’école dépend.',
    ],
    authority: authorityOf(institution, 'accessibility'),
  },
];
