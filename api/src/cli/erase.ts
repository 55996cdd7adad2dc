import { loadConfig } from '../config';
import { openFileStore } from '../platform/files/store/open-store';
import { runCommand } from './exchange/run-command';
import { eraseCommand } from './keeping/erase-command';

await runCommand((db, args, now) => eraseCommand(db, openFileStore(loadConfig()), args, now));
