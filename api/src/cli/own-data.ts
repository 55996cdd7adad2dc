import { createClock } from '../clock';
import { loadConfig } from '../config';
import { openFileStore } from '../platform/files/store/open-store';
import { loadInstitution } from '../platform/institution/institution';
import { runCommand } from './exchange/run-command';
import { ownDataCommand } from './keeping/own-data-command';

await runCommand((db, args) => {
  const config = loadConfig();
  const { institution } = loadInstitution(config.institutionFile);
  const clock = createClock(config.portalNow);
  return ownDataCommand({ db, institution, clock, files: openFileStore(config) }, args);
});
