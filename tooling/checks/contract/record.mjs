import { writeFileSync } from 'node:fs';
import { contractVersion } from '../../build/release/contract-version.mjs';
import { surfaceOf } from './surface.mjs';

/** Written with each new version of the contract: what remotes may hold the shell to from then on. */
const target = new URL('surface.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(surfaceOf(contractVersion()), null, 2)}\n`);
