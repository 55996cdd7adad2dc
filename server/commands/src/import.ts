import { importCommand, readImportOrder } from './exchange/import-command';
import { runCommand } from './exchange/run-command';

await runCommand((db, args, now) => importCommand(db, args, now, (text) => console.error(`… ${text}`)), {
  check: readImportOrder,
});
