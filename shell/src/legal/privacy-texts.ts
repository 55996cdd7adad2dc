import type { Institution } from 'shared-contract';
import { NBSP } from 'shared-contract/base/french';
import { authorityOf } from './authorities';
import type { LegalPart } from './legal-text';

/** The privacy policy of the portal, for one institution. */
export const privacyParts = (institution: Institution): LegalPart[] => [
  {
    title: 'Qui est responsable',
    paragraphs: [
      `Responsable du traitement de vos données sur ce portail\u00a0: ${institution.name}. Pour toute question ou pour exercer vos droits, écrivez à ${institution.contact.email} (${institution.contact.name}) ou téléphonez au ${institution.contact.phone.replaceAll(' ', NBSP)}.`,
    ],
  },
  {
    title: 'Quelles données, et pourquoi',
    paragraphs: [
      'Le portail montre et enregistre ce qu’il faut pour suivre vos études\u00a0:',
      [
        'votre identité, vos coordonnées et votre compte bancaire, pour gérer votre inscription et vos remboursements\u202f;',
        'vos inscriptions, programmes, résultats et délibérations, pour organiser votre parcours\u202f;',
        'vos commandes, absences, stages et mémoire, pour leur suivi administratif\u202f;',
        'les documents que vous déposez, pour constituer votre dossier\u202f;',
        'votre demande d’enseignement inclusif, qui contient des données de santé\u00a0: elle n’est lue que par vous et par le service qui vous accompagne.',
      ],
      'Ces traitements reposent sur les missions d’enseignement de l’école et sur ses obligations légales. Aucune donnée n’est vendue, ni utilisée pour de la publicité.',
    ],
  },
  {
    title: 'Qui peut les voir',
    paragraphs: [
      'Vous, et les membres du personnel dont c’est la fonction\u00a0: gestionnaires de dossier, coordination, service de vérification. Chaque consultation de votre dossier par le personnel est enregistrée.',
    ],
  },
  {
    title: 'Combien de temps',
    paragraphs: [
      [
        'dossier et résultats\u00a0: la durée imposée par la réglementation de l’enseignement supérieur\u202f;',
        'brouillons de formulaires\u00a0: 30 jours\u202f;',
        'journal des consultations et des actions\u00a0: un an\u202f;',
        'copie gardée sur votre appareil, si vous l’avez choisie\u00a0: 14\u00a0jours au plus, ou jusqu’à la fin de votre session\u202f;',
        'session\u00a0: quelques heures, ou jusqu’à votre déconnexion.',
      ],
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'Le portail dépose trois cookies\u00a0: l’un garde votre session, un autre dit à la page quand elle se termine, le dernier garde votre choix d’affichage clair ou sombre. Un quatrième, très bref, sert à terminer une déconnexion faite sans réseau. Il n’y a ni mesure d’audience, ni cookie d’un tiers.',
    ],
  },
  {
    title: 'Vos droits',
    paragraphs: [
      'Vous pouvez demander l’accès à vos données, leur correction, leur effacement ou la limitation de leur usage, et vous opposer à certains traitements. Si la réponse ne vous convient pas, vous pouvez introduire une plainte auprès de l’autorité de contrôle.',
    ],
    authority: authorityOf(institution, 'privacy'),
  },
];
