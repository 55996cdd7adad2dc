import type { Institution } from 'shared-contract';
import { NBSP } from 'shared-contract/base/french';
import { ACCESSIBILITY_STATE } from 'shared-contract/portal/accessibility';
import { authorityOf } from './authorities';
import type { LegalPart } from './legal-text';

/** Criteria of RGAA 4.1.2 by state; a test compares them with docs/accessibilite.md. */
const CRITERIA = {
  conforme: 63,
  'non conforme': 0,
  'non applicable': 36,
  'non évalué': 7,
};

const contactText = ({ accessibilityContact, contact }: Institution): string => {
  const { name, email, phone } = accessibilityContact ?? contact;
  const call = phone === undefined ? '' : `, ou téléphonez au ${phone.replaceAll(' ', NBSP)},`;
  return `Une page vous résiste, ou vous voulez la même information sous une autre forme\u202f? Écrivez à ${email} (${name})${call} en disant la page et ce qui ne va pas. Vous recevrez une réponse dans les dix jours ouvrables.`;
};

/** The accessibility statement of the portal, for one institution; its first six parts are those of decision (EU) 2018/1523. */
export const accessibilityParts = (institution: Institution): LegalPart[] => [
  {
    title: 'Notre engagement',
    paragraphs: [
      `${institution.name} s’engage à rendre ce portail accessible, comme le demande la directive (UE) 2016/2102 sur l’accessibilité des sites des organismes publics.`,
      `Cette déclaration vaut pour toutes les pages de «\u00a0${institution.product}\u00a0», celles des étudiants et celles du personnel. Les autres sites vers lesquels il mène n’en font pas partie.`,
    ],
  },
  {
    title: 'État de conformité',
    paragraphs: [
      `Ce portail est ${ACCESSIBILITY_STATE} au RGAA\u00a04.1.2, qui vérifie les règles WCAG\u00a02.1, niveau AA, et la norme européenne EN\u00a0301\u00a0549.`,
      `Des 106 critères du RGAA, ${CRITERIA.conforme} sont tenus et ${CRITERIA['non applicable']} ne concernent pas le portail. Les ${CRITERIA['non évalué']} autres n’ont pas encore été évalués.`,
    ],
  },
  {
    title: 'Ce qui n’est pas accessible',
    paragraphs: [
      'Aucun des critères évalués ne fait défaut, à notre connaissance. Les autres peuvent en cacher un\u00a0: écrivez-nous si une page vous résiste.',
      'Hors de ces règles\u00a0: les documents déposés par d’autres (annexes des valves, conventions signées) peuvent ne pas être balisés. Demandez-nous une version lisible.',
    ],
  },
  {
    title: 'Comment cette déclaration a été établie',
    paragraphs: [
      'Elle a été établie le 30\u00a0novembre\u00a02026, par une auto-évaluation. Le 28\u00a0novembre\u00a02026, 60 écrans et 22 de leurs états ont été essayés au clavier, avec le lecteur d’écran Orca, agrandis, en contraste élevé, et par trois programmes de vérification. Le code a été relu le 30.',
      'Les lecteurs d’écran NVDA, JAWS, VoiceOver et TalkBack n’ont pas été essayés, ni les commandes vocales.',
      'Avant chaque publication, des tests automatiques jugent les écrans, en clair et en sombre, sur téléphone et sur ordinateur, et comparent ce qu’un lecteur d’écran simulé dit de treize parcours avec un texte relu.',
    ],
  },
  { title: 'Nous écrire', paragraphs: [contactText(institution)] },
  {
    title: 'Si la réponse ne vous convient pas',
    paragraphs: ['Vous pouvez vous plaindre auprès de l’autorité dont l’école dépend.'],
    authority: authorityOf(institution, 'accessibility'),
  },
  {
    title: 'Comment le portail s’adapte',
    paragraphs: [
      [
        'thème clair ou sombre, selon votre appareil ou votre choix\u202f;',
        'mouvements réduits si votre appareil le demande\u202f;',
        'agrandissement jusqu’à 400\u00a0% sans défilement horizontal\u202f;',
        'tout se fait au clavier\u202f;',
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
];
