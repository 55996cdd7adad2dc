import { formatInstant } from 'shared-contract/base/dates';
import { nameOfTable, OWN_TABLES } from './own-tables.queries';

/** Days for which a copy is kept. */
export const COPY_DAYS = 7;

/** LISEZ-MOI.txt: what the copy holds, and what it leaves out. */
export const readMe = (school: string, now: Date): string => {
  const tables = OWN_TABLES.map((one) => `- ${nameOfTable(one)}\u00a0: ${one.title}`);
  return [
    `${school}\u00a0: copie de vos données`,
    '',
    `Faite le ${formatInstant(now.toISOString())}. Elle contient tout ce que le portail conserve à votre sujet.`,
    '',
    'Le dossier «\u00a0donnees\u00a0» a un fichier JSON et un fichier CSV par sujet\u00a0:',
    ...tables,
    '',
    'Le dossier «\u00a0fichiers\u00a0» a vos fichiers\u00a0; le nombre qui commence leur nom est leur numéro.',
    '',
    'N’y sont pas\u00a0: les secrets (mots de passe, clés, codes), le nom des membres du personnel qui ont lu ou décidé,',
    'et ce qui vaut pour tous (cours, horaires, avis). Un e-mail est effacé du portail dès qu’il est parti.',
    '',
    'Pour corriger une donnée ou demander son effacement, écrivez à votre école\u00a0: voir «\u00a0Confidentialité\u00a0».',
    '',
  ].join('\r\n');
};
