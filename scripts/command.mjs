import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [name = ''] = process.argv.splice(2, 1);
const file = new URL(`../server/commands/dist/${name}.js`, import.meta.url);
if (!existsSync(file)) {
  console.error(
    'Cette commande n’est pas encore construite : lancez d’abord « npm run build », ou « npm start ».',
  );
  process.exit(1);
}
process.argv[1] = fileURLToPath(file);
await import(file.href);
