import { formatDay } from 'shared-contract/base/dates';
import { formatCents } from 'shared-contract/base/format';
import type { StatementReport } from 'shared-contract/statements/answers';
import { REPORT_LISTS, REPORT_TITLES } from 'shared-contract/statements/statements';

/** The report as a secretary reads it: euros, one line a movement. */
export const reportText = (report: StatementReport): string => {
  const lists = REPORT_LISTS.flatMap((name) => {
    const lines = report[name].map((each) => {
      const order = 'CommandeID' in each ? `, commande n°\u00a0${each.CommandeID}` : '';
      const rest = 'Reste' in each ? `, reste ${formatCents(each.Reste)}` : '';
      const excess = 'Excedent' in each ? `, ${formatCents(each.Excedent)} de trop` : '';
      return `  ${formatDay(each.Date)}  ${formatCents(each.Montant)}${order}${rest}${excess}  «\u00a0${each.Communication}\u00a0»`;
    });
    return lines.length === 0 ? [] : [`${REPORT_TITLES[name]}\u00a0: ${lines.length}`, ...lines];
  });
  const end =
    report.Import === null
      ? 'Essai\u00a0: rien n’a été changé.'
      : `Import ${report.Import}. Pour l’annuler\u00a0: npm run releve -- --annuler ${report.Import}`;
  return [...lists, end].join('\n');
};
