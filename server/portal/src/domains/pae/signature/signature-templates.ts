import type { RecuLigne } from 'shared-contract';
import { formatCredits, personName } from 'shared-contract/base/french';
import { PAE_TEXTS } from 'shared-contract/quoted';
import { englishTitles } from 'shared-contract/records/title-language';
import { type SignaturePae, signedCredits, splitTransferred } from 'shared-contract/signature/signature';
import type { Mail } from '../../shared/outbox/outbox.queries';
import type { ProgrammeToSign, Signer } from './signature.queries';

/** Content that a signature covers. */
type SignedList = Pick<SignaturePae, 'Items' | 'Empreinte'>;

/** Lines of the receipt of a signature: units, total, units of the other diploma, hash of what was signed. */
export const signedLines = ({ Items, Empreinte }: SignedList): RecuLigne[] => {
  const { own, transferred } = splitTransferred(Items);
  const line = (unit: (typeof Items)[number], suffix = '') => ({
    Code: unit.ConstitutionProgrammeUECode,
    Libelle: unit.ConstitutionProgrammeUELibelle,
    TitresAnglais: englishTitles(unit.ConstitutionProgrammeUELibelle, unit.UniteEnseignementCoursEnAnglais),
    Valeur: formatCredits(unit.ConstitutionProgrammeUEECTS) + suffix,
    Genre: 'detail' as const,
  });
  return [
    ...own.map((unit) => line(unit)),
    { Libelle: 'Total', Valeur: formatCredits(signedCredits(Items)), Genre: 'total' },
    ...transferred.map((unit) => line(unit, `, ${PAE_TEXTS.transferredCredits.toLowerCase()}`)),
    { Libelle: 'Empreinte de la liste signée', Valeur: Empreinte, Genre: 'technique' },
  ];
};

/** Confirms a signature to the student. */
export const signedMail = (
  to: string,
  { signer, annee, list, recu }: { signer: Signer; annee: string; list: SignedList; recu: string },
): Mail<'pae.signe'> => ({
  kind: 'pae.signe',
  to,
  path: `/recus/${recu}`,
  subject: `Votre programme annuel ${annee} est signé`,
  text: [
    `Bonjour ${signer.prenom || signer.nom},`,
    '',
    `Vous avez signé en ligne votre programme annuel ${annee} (${formatCredits(signedCredits(list.Items))}).`,
    `Reçu ${recu}, à retrouver dans le portail.`,
    '',
    'Votre gestionnaire de dossier',
  ].join('\n'),
});

/** Reports a student's problem to a coordinator. */
export const problemMail = (
  to: string,
  { signer, programme, comment }: { signer: Signer; programme: ProgrammeToSign; comment: string },
): Mail<'pae.probleme-ecole'> => ({
  kind: 'pae.probleme-ecole',
  to,
  path: '/verifications',
  subject: `PAE ${programme.annee} – problème signalé par ${personName(signer.prenom, signer.nom)} (${signer.matricule})`,
  text: [
    'Bonjour,',
    '',
    `${personName(signer.prenom, signer.nom)} (${signer.matricule}, ${programme.niveau}) ne signe pas son programme annuel ${programme.annee} et signale un problème\u00a0:`,
    '',
    comment,
    '',
    `Le programme attend votre décision (inscription ${programme.inscriptionId}).`,
    signer.courriel ? `Pour répondre\u00a0: ${signer.courriel}` : 'Ce dossier n’a pas d’adresse e-mail.',
  ].join('\n'),
});
