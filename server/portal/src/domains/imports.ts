import { createImportsModule } from 'server-exchange/imports/imports.module';
import { packageKinds } from './exchange';

const THREAD_FILE = import.meta.url.endsWith('.ts') ? './import-worker.source.mjs' : './import-worker.js';

/** The desk's « Import »: what a package may hold is what every domain says of its own. */
export const importsModule = createImportsModule({
  kinds: packageKinds,
  thread: new URL(THREAD_FILE, import.meta.url),
});
