import { nonPersonalTables, retentionTable } from 'server-exchange/erasure/retention-table';
import { RETENTION_RULES } from 'server-portal/domains/retention-rules';

const INTRODUCTION = `# Ce qui est gardé, combien de temps, et ce qui s’efface

<!-- Écrit par \`npm run doc:conservation\` à partir des règles de chaque domaine (\`retention.queries.ts\`)\u00a0: ne pas modifier à la main. -->

Chaque domaine dit de ses tables combien de temps elles sont gardées, pourquoi, et ce qu’il en reste quand une personne
est effacée. Un test refuse une table sur des personnes dont rien n’est dit. Les durées sont celles que le portail
applique\u00a0; l’école les confirme avec son délégué à la protection des données.

- **Fin.** La tâche qui efface d’elle-même, au démarrage puis chaque heure, dans chaque processus. Un tiret\u00a0: rien ne
  l’efface que la commande ci-dessous.
- **À l’effacement.** Ce que fait la commande de l’école, dans une seule transaction\u00a0:

  \`\`\`sh
  npm run erase -- 190101 --motif "Demande du 3 mars 2027" --essai   # dit tout, ne change rien
  npm run erase -- 190101 --motif "Demande du 3 mars 2027"
  \`\`\`

  Elle refuse une personne inscrite cette année. Les fichiers que plus rien ne nomme partent avec elle, du dossier ou du
  seau. Le compte est fermé. L’audit en garde une ligne, \`donnees.effacees\`, avec le motif. La personne est marquée comme
  effacée, et son numéro national part avec le reste\u00a0: le paquet suivant ne la ramène pas, ses lignes sont laissées de
  côté et nommées parmi les remarques de l’import. Si elle revient à l’école\u00a0: \`npm run erase -- 190101 --motif "…" --retour\`.
- **Sauvegardes.** Elles ne se modifient pas\u00a0: ce qui est effacé y reste jusqu’à leur fin (30 jours avec
  \`portail-sauvegarde.timer\`). Après avoir restauré une sauvegarde, refaites les effacements faits depuis\u00a0: gardez-en la
  liste (matricule, date, motif) hors du portail.
- **Ce qu’une personne reçoit d’elle-même**, c’est sa copie, sur «\u00a0Mes données\u00a0»\u00a0: tout ce qui suit, sans les secrets. Le délégué la
  fait pour qui écrit à l’école (\`npm run own-data\`, \`exploitation.md\`).
`;

/** docs/conservation.md, whole. */
export const retentionPage = (): string =>
  [
    INTRODUCTION,
    ...RETENTION_RULES.flatMap(({ title, rules }) => [`## ${title}`, '', retentionTable(rules), '']),
    '## Ce qui n’est à personne',
    '',
    ...nonPersonalTables(RETENTION_RULES.flatMap(({ rules }) => rules)),
    '',
  ].join('\n');
