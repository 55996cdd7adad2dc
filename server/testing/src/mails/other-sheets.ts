import { ceremonyMail } from 'server-portal/domains/exams-events/proclamation/register-graduate';
import { takenBackMail } from 'server-portal/domains/orders/order-notifications';
import { orderMail } from 'server-portal/domains/orders/order-templates';
import { problemMail, signedMail } from 'server-portal/domains/pae/signature/signature-templates';
import { copyMail } from 'server-portal/domains/shared/notifications/announce-copy';
import { digestMail, remindersMail } from 'server-portal/domains/shared/notifications/daily-digest';
import type { ActMailKind, DecisionMailKind, MailKind } from 'server-portal/domains/shared/outbox/mail-kinds';
import { changedMail, codeMail, waitingMail } from 'server-portal/domains/shared/people/email-mails';
import { submissionMail } from 'server-portal/domains/thesis-internships/thesis/submission-templates';
import { SALE_TERMS } from 'shared-contract/orders/terms';
import { CAMILLE, NUMERO, type Sheets } from './sheet';

const { email, prenom } = CAMILLE;
const SCHOOL = {
  name: 'Haute École du Parc',
  iban: 'BE68539007547034',
  beneficiary: 'Haute École du Parc',
};

const SIGNER = { prenom, nom: 'Dubois', matricule: '230101', courriel: email };
const LIST = {
  Items: [
    {
      ConstitutionProgrammeUECode: 'ECO301',
      ConstitutionProgrammeUELibelle: 'Économie publique',
      ConstitutionProgrammeUEQuadri: 'Q1',
      ConstitutionProgrammeUEECTS: 5,
      IsTransfert: false,
    },
  ],
  Empreinte: 'a'.repeat(64),
};
const FILE = { extension: 'pdf', taille: 2_400_000, empreinte: 'a1b2'.repeat(16), deposee: null };

const REMINDERS = [
  { titre: 'Remettre 3 documents', texte: 'jusqu’au 28 novembre 2026 inclus' },
  { titre: 'Vous inscrire à la session de janvier 2027', texte: 'jusqu’au 30 novembre 2026 inclus' },
];

/** What leaves whatever she prefers, and what goes to the school's people. */
export const OTHER_SHEETS: Sheets<Exclude<MailKind, ActMailKind | DecisionMailKind>> = {
  'commande.passee': {
    when: 'quand une commande est passée\u00a0: il dit comment la payer',
    mail: orderMail(email, {
      prenom,
      order: {
        commandeId: 34,
        montant: 1920,
        acompte: 1920,
        soldeEcheance: null,
        vcs: '+++000/0000/03434+++',
      },
      lines: [
        { libelle: 'Microéconomie, exercices', codeInterne: 'SYL-12', quantite: 2, prix: 960, enAnglais: [] },
      ],
      recu: NUMERO,
      institution: SCHOOL,
      terms: SALE_TERMS,
    }),
  },
  'proclamation.inscription': {
    when: 'quand une présence à la proclamation est annoncée\u00a0: il dit quand et où',
    mail: ceremonyMail(
      { courriel: email, prenom },
      {
        libelle: 'Proclamation 2026',
        date_heure: new Date('2026-12-18T17:00:00Z'),
        lieu: 'Grand auditoire',
      },
      2,
      NUMERO,
    ),
  },
  'memoire.remis': {
    when: 'quand le mémoire est remis\u00a0: il porte l’empreinte des fichiers',
    mail: submissionMail(
      { email, prenom },
      {
        titre: 'Les circuits courts en province de Luxembourg',
        discipline: 'Économie',
        isSecondSession: false,
        avecAnnexes: { ...FILE, nom: 'memoire' },
        sansAnnexes: { ...FILE, nom: 'memoire-sans-annexes' },
      },
      SCHOOL.name,
    ),
  },
  'pae.signe': {
    when: 'quand le programme annuel est signé en ligne',
    mail: signedMail(email, { signer: SIGNER, annee: '2026-2027', list: LIST, recu: NUMERO }),
  },
  rappels: {
    when: '7 jours et 1 jour avant une échéance, une fois par jour pour toutes',
    mail: remindersMail(email, prenom, REMINDERS),
  },
  jour: {
    when: 'une fois par jour, à la place des autres, à qui le préfère',
    mail: digestMail(email, prenom, {
      news: [
        'Inscription aux examens – Session de janvier 2027',
        'Votre paiement pour la commande n°\u00a034 est arrivé',
      ],
      reminders: REMINDERS,
    }),
  },
  'donnees.pretes': {
    when: 'quand la copie de ses données est prête',
    mail: copyMail(email, prenom),
  },
  'contact.code': {
    when: 'quand une nouvelle adresse e-mail est encodée, à cette adresse',
    mail: codeMail('camille@exemple.be', prenom, '482910'),
  },
  'contact.confirme': {
    when: 'quand une nouvelle adresse e-mail est confirmée, à celle d’avant',
    mail: changedMail(email, prenom, 'camille@exemple.be'),
  },
  'contact.attend': {
    when: 'à l’adresse qui compte encore, une fois par jour, quand la réinscription note une adresse que personne n’a confirmée',
    mail: waitingMail(email, prenom, 'camille@exemple.be'),
  },
  'pae.probleme-ecole': {
    when: 'quand un problème est signalé au lieu de signer, à la coordination',
    mail: problemMail('coordination@exemple.be', {
      signer: SIGNER,
      programme: {
        inscriptionId: 12,
        annee: '2026-2027',
        niveau: '3e bloc',
        statutPae: 'À signer',
        programmeId: 1,
        bloc: 3,
      },
      comment: 'L’unité DRO310 manque dans la liste.',
    }),
  },
  'reprises.ecole': {
    when: 'quand le relevé bancaire reprend des paiements, à l’adresse de contact de l’école',
    mail: takenBackMail('secretariat@exemple.be', 2, 3840),
  },
};
