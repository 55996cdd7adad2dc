import { loadConfig } from 'server-kernel/config';
import { openFileStore } from 'server-kernel/files/store/open-store';
import { runCommand } from './exchange/run-command';
import { eraseCommand } from './personal-data/erase-command';

await runCommand((db, args, now) => eraseCommand(db, openFileStore(loadConfig()), args, now), {
  mustExist: true,
});
