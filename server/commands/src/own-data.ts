import { createClock } from 'server-kernel/clock';
import { loadConfig } from 'server-kernel/config';
import { openFileStore } from 'server-kernel/files/store/open-store';
import { loadInstitution } from 'server-kernel/institution/institution';
import { runCommand } from './exchange/run-command';
import { ownDataCommand } from './personal-data/own-data-command';

await runCommand(
  (db, args) => {
    const config = loadConfig();
    const { institution } = loadInstitution(config.institutionFile);
    const clock = createClock(config.portalNow);
    return ownDataCommand({ db, institution, clock, files: openFileStore(config) }, args);
  },
  { mustExist: true },
);
