import { formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import type { DeskKind, DeskRow } from 'shared-contract/gestion/answers';

const DONE: Readonly<Record<DeskKind, readonly [one: string, many: string]>> = {
  document: ['document accepté', 'documents acceptés'],
  absence: ['absence justifiée', 'absences justifiées'],
  intervention: ['intervention acceptée', 'interventions acceptées'],
  pae: ['programme validé', 'programmes validés'],
  signature: ['programme à signer', 'programmes à signer'],
  stage: ['stage accepté', 'stages acceptés'],
  pai: ['plan prêt', 'plans prêts'],
};

const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${formatNumber(count)}\u00a0${plural(count, one, many)}`;

/** Sentences of what is decided for several requests at once. */
export const BATCH_TEXTS = {
  region: 'Sélection',
  ticked: (count: number) => counted(count, ['demande sélectionnée', 'demandes sélectionnées']),
  /** « Accepter », « Accepter les 2 ». */
  accept: (act: string, count: number) => (count < 2 ? act : `${act} les\u00a0${formatNumber(count)}`),
  none: 'Tout désélectionner',
  failure: 'Rien n’a été décidé',
  done: (kind: DeskKind, count: number) => counted(count, DONE[kind]),
  told: (count: number, time: string) =>
    count === 0
      ? 'Aucun e-mail n’est envoyé\u202f; les étudiants le verront dans le portail.'
      : `${counted(count, ['étudiant recevra', 'étudiants recevront'])} un e-mail dans ${time}`,
  undone: (count: number, kept: number) =>
    [
      count > 0
        ? `${counted(count, ['décision annulée', 'décisions annulées'])}\u00a0: ${plural(count, 'la demande attend', 'les demandes attendent')} à nouveau.`
        : '',
      kept > 0
        ? `${counted(kept, ['décision tient', 'décisions tiennent'])}\u00a0: trop tard pour annuler.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  left: (count: number) =>
    `${counted(count, ['demande reste à voir', 'demandes restent à voir'])}, sans décision de votre part`,
  why: ({ Nom, Prenom, Objet }: DeskRow, why: string) => `${Nom}, ${Prenom}, ${Objet}\u00a0: ${why}`,
} as const;
