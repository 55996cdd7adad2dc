import { formatCents } from 'shared-contract/base/format';
import type { StatementReport } from './import-statement';

const TITLES = [
  ['payees', 'Commandes payées'],
  ['partielles', 'Commandes payées en partie'],
  ['excedents', 'Commandes payées de trop'],
  ['inconnues', 'Versements sans commande connue, à regarder'],
  ['reprises', 'Paiements repris par la banque'],
  ['reprisesInconnues', 'Reprises sans commande connue, à regarder'],
  ['dejaVues', 'Déjà connus d’un import précédent'],
] as const;

/** The report as a secretary reads it: euros, one line a movement. */
export const reportText = (report: StatementReport): string => {
  const lists = TITLES.flatMap(([name, title]) => {
    const lines = report[name].map((each) => {
      const order = 'CommandeID' in each ? `, commande n°\u00a0${each.CommandeID}` : '';
      const rest = 'Reste' in each ? `, reste ${formatCents(each.Reste)}` : '';
      const excess = 'Excedent' in each ? `, ${formatCents(each.Excedent)} de trop` : '';
      return `  ${each.Date}  ${formatCents(each.Montant)}${order}${rest}${excess}  «\u00a0${each.Communication}\u00a0»`;
    });
    return lines.length === 0 ? [] : [`${title}\u00a0: ${lines.length}`, ...lines];
  });
  const end =
    report.Import === null
      ? 'Essai\u00a0: rien n’a été changé.'
      : `Import ${report.Import}. Pour l’annuler\u00a0: npm run releve -- --annuler ${report.Import}`;
  return [...lists, end].join('\n');
};
