import { formatNumber } from 'shared-contract/base/format';
import { formatCredits, plural, withDe } from 'shared-contract/base/french';
import type { DeskProgramme } from 'shared-contract/gestion/answers';

type Warning = DeskProgramme['Alertes'][number];

const limit = ({ Limite }: Warning): string => formatCredits(Limite ?? 0);

const WARNINGS: Readonly<Record<Warning['Genre'], (warning: Warning) => string>> = {
  minimum: (one) => `Moins que le minimum, ${limit(one)}`,
  maximum: (one) => `Plus que le maximum, ${limit(one)}`,
  plafond: (one) => `Plus qu’une année, ${limit(one)}`,
  corequis: ({ Code, Requis }) => `${Requis} manque, corequis ${withDe(Code ?? '')}`,
};

const asked = ({ ECTSMin: least, ECTSMax: most }: DeskProgramme): string | null => {
  if (least !== null && most !== null)
    return `Entre ${formatNumber(least)} et ${formatCredits(most)} sont demandés.`;
  if (least !== null) return `Au moins ${formatCredits(least)} sont demandés.`;
  return most === null ? null : `Au plus ${formatCredits(most)} sont demandés.`;
};

/** Sentences of an annual programme that waits. */
export const PROGRAMME_TEXTS = {
  title: (year: string) => `Programme annuel ${year}`,
  problem: (firstName: string) => `Le problème que signale ${firstName}`,
  comment: (firstName: string) => `Ce qu’écrit ${firstName}`,
  toldBefore: 'Ce que l’école a déjà répondu',
  warnings: 'À regarder avant de valider',
  warning: (warning: Warning) => WARNINGS[warning.Genre](warning),
  table: 'Unités choisies',
  unit: 'Unité',
  level: 'Niveau',
  credits: 'Crédits',
  /** After the figure, where no head says of what. */
  ofCredits: (credits: number) => `\u00a0${plural(credits, 'crédit', 'crédits')}`,
  total: 'Total',
  unticked: 'Proposée, pas choisie',
  asked,
} as const;
