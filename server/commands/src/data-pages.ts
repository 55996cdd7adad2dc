import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTAL_ROOT } from 'server-kernel/config';
import { dataPage, dataSchema } from './exchange/data-pages';
import { retentionPage } from './personal-data/retention-page';

writeFileSync(join(PORTAL_ROOT, 'docs', 'donnees.md'), dataPage());
writeFileSync(join(PORTAL_ROOT, 'docs', 'donnees.schema.json'), dataSchema());
// What data protection reads is kept, so that its changes are reviewed; the rest is written by the build.
if (process.argv[2] === 'conservation')
  writeFileSync(join(PORTAL_ROOT, 'docs', 'conservation.md'), retentionPage());
