import { formatNumber } from 'shared-contract/base/format';
import { formatCredits, plural } from 'shared-contract/base/french';

const acquiredWords = (credits: number): string => `${formatCredits(credits)} acquis`;

const unitCount = (count: number): string => `${count}\u00a0${plural(count, 'unité', 'unités')}`;

/** « Mon parcours ». */
export const PROGRESS = {
  title: 'Mon parcours',
  error: 'Votre parcours n’a pas pu être chargé',
  emptyTitle: 'Aucun parcours',
  empty: 'Votre parcours apparaîtra ici dès votre première inscription.',
  print: 'Imprimer mon parcours',
  cycle: (diploma: string, credits: number, blocks: number) =>
    `${diploma}, ${formatCredits(credits)}, ${blocks}\u00a0${plural(blocks, 'bloc', 'blocs')}`,
  figures: 'Crédits (ECTS) vers le diplôme',
  unit: 'ECTS',
  states: { acquis: 'Acquis', en_cours: 'En\u00a0cours', a_venir: 'À\u00a0venir' },
  blocks: 'Par bloc',
  leaf: 'Une feuille, un crédit',
  outOf: (acquired: number, all: number) => `${formatNumber(acquired)} sur ${formatNumber(all)}`,
  outOfWords: (acquired: number, all: number) => `${formatCredits(acquired)} sur ${formatNumber(all)}`,
  done: 'Tous les crédits sont acquis.',
  running: (credits: number, names: readonly string[]) =>
    names.length === 1
      ? `${formatCredits(credits)} en cours\u00a0: ${names[0]}`
      : `${formatCredits(credits)} en cours, ${names.length}\u00a0unités`,
  granted: (year: string) => `Diplôme accordé par le jury en ${year}`,
  before: (credits: number, year: string) =>
    `${formatCredits(credits)} acquis avant ${year}, première année que le portail connaît`,
  openFrom: (credits: number, before: string) =>
    `Accessible dès ${formatCredits(credits)} ${before === '' ? 'du bloc précédent' : `du ${before.toLowerCase()}`}`,
  left: (credits: number) => `${formatCredits(credits)} à venir`,
  option: (credits: number) => `${formatCredits(credits)} en plus de ceux du diplôme`,
  remaining: 'Ce qu’il vous reste à réussir',
  count: unitCount,
  nothingLeft: 'Il ne reste rien\u00a0: tous les crédits du diplôme sont acquis.',
  caption: (block: string) => `${block}\u00a0: unités qui ne sont pas acquises`,
  credits: (count: number) => `${formatNumber(count)}\u00a0ECTS`,
  after: (names: readonly string[]) => `après ${names.join(' et ')}`,
  years: 'Année par année',
  yearsList: 'Crédits du diplôme par année académique',
  acquiredOf: (acquired: number, enrolled: number) =>
    enrolled + acquired === 0
      ? 'Aucun crédit suivi'
      : `${acquiredWords(acquired)} sur ${formatNumber(enrolled)}`,
  acquired: acquiredWords,
  noDecision: 'Pas encore',
  noDecisionWords: 'Pas encore de décision du jury',
  beforeYear: (year: string) => `Avant ${year}`,
  unseen: 'Résultats absents du portail',
  total: 'Total',
} as const;
