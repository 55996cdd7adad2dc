import { filesDocumentation, standardsDocumentation } from 'server-exchange/package/format/documentation';
import { packageSchema } from 'server-exchange/package/format/json-schema';
import { packageKinds } from 'server-portal/domains/exchange';
import { NOT_EXPORTED } from 'server-portal/domains/not-exported';

const INTRODUCTION = `# Les données de l’école

<!-- Écrit par \`npm run build\` à partir du schéma. -->

Un **paquet** est un dossier de fichiers CSV, un par genre, ou un ZIP de ce dossier. \`npm run export -- <dossier>\` l’écrit,
\`npm run import -- <dossier> [--dry-run]\` le lit. Tout paquet peut être partiel\u00a0: seuls les fichiers et les colonnes qui
y sont comptent. Le schéma JSON de chaque fichier est dans [\`donnees.schema.json\`](donnees.schema.json).

- **Forme.** UTF-8 ou UTF-16, avec ou sans marque d’ordre, ou Windows-1252\u00a0; \`;\`, \`,\` ou tabulation, ou ce que dit une
  ligne \`sep=;\` au-dessus des titres\u00a0; la première ligne porte les titres, dans n’importe quel ordre, tels
  qu’ils sont écrits ici (\`Courriel\` ou \`N° étudiant\` sont refusés, avec le titre à écrire). Un texte qui contient le séparateur, un guillemet ou un retour à la ligne est entre guillemets, doublés au dedans.
- **Formules.** Un texte qui commence par \`=\`, \`+\`, \`-\` ou \`@\` s’exporte précédé d’une apostrophe, qui disparaît à
  l’import\u00a0: aucun tableur ne l’exécute.
- **Tableurs.** Sont lus aussi\u00a0: \`14/09/2026\`, \`14-9-2026\`, \`14.09.2026\` (le jour d’abord), \`8h30\`, \`8\u00a0h\u00a030\`, \`08:30:00\`,
  \`12,50\u00a0€\`, \`1\u00a0234,50\`, \`1.234,50\`, \`VRAI\`, \`oui\`, \`x\`. Sont refusés, avec ce qu’il faut écrire\u00a0: une année de deux
  chiffres, un mois avant le jour, un nombre de jours (\`46279\`), \`1,234\`, qui se lit de deux façons, un nombre abrégé
  (\`1,23E+10\`), \`#N/A\`.
- **Instants.** \`14/09/2026 08:30\`, \`2026-09-14 08:30\` et \`2026-09-14T08:30\` sont à l’heure de l’école (Bruxelles)\u00a0; avec un
  fuseau (\`2026-09-14T08:30:00+02:00\`, \`…Z\`), à la sienne. L’heure que le passage à l’heure d’été saute, et celle que
  le retour à l’heure d’hiver répète, sont refusées\u00a0: la seconde s’écrit avec son fuseau. L’export écrit en temps universel (\`Z\`).
- **Textes.** Un texte est gardé composé (NFC), sans blanc à ses bouts, comme par les formulaires\u00a0; un caractère invisible est
  refusé.
- **Remarques.** Une valeur invraisemblable (une clé d’IBAN fausse, un examen hors de sa session) est remarquée et importée.
- **Clé.** Une ligne est reconnue par sa clé, jamais par un numéro. Un second import du même paquet ne change rien.
- **Absence.** Une ligne absente du fichier reste au portail. Rien ne s’efface\u00a0: une ligne se ferme par sa valeur.
- **Cellule vide.** Elle efface la valeur, ou prend la valeur par défaut là où une valeur est toujours requise.
- **À l’ajout seulement.** Ces valeurs sont ensuite au portail et à l’étudiant\u00a0: une différence est listée, jamais écrite.
- **Tout ou rien.** Tout est vérifié d’abord\u00a0; chaque faute dit le fichier, la ligne, la colonne, la valeur, pourquoi et
  comment la corriger. La même faute de beaucoup de lignes est dite une fois, avec leur nombre et les premières\u00a0; cent fautes
  sont dites par fichier. «\u00a0Ligne\u00a0» est la ligne du tableur\u00a0; là où elle n’est pas celle d’un éditeur de texte, parce que
  des cellules ont plusieurs lignes, les deux sont dites. La valeur est celle du fichier, telle qu’elle y est écrite. S’il y en a une, rien n’est écrit. \`--dry-run\` fait tout, puis défait tout.
- **Ordre.** Les fichiers sont lus dans l’ordre de cette page, et chacun peut renvoyer à ceux d’avant.
`;

/** docs/donnees.md, whole. */
export const dataPage = (): string => {
  const left = Object.entries(NOT_EXPORTED).map(
    ([why, names]) => `- ${why} ${names.map((name) => `\`${name}\``).join(', ')}.`,
  );
  return [
    INTRODUCTION,
    '## Les fichiers',
    '',
    filesDocumentation(packageKinds),
    '## Ce qu’un paquet n’a pas',
    '',
    ...left,
    '',
    '## D’où vient chaque fichier, pour un système qui parle un standard',
    '',
    'Un tiret dit que le standard n’a pas de mot pour cela.',
    '',
    standardsDocumentation(packageKinds),
  ].join('\n');
};

/** docs/donnees.schema.json, whole. */
export const dataSchema = (): string => `${JSON.stringify(packageSchema(packageKinds), null, 1)}\n`;
