import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/paths.mjs';
import { PAGE, readCriteria, renderPage } from './statement.mjs';

writeFileSync(join(root, PAGE), renderPage(readCriteria()));
