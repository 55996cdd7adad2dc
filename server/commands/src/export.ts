import { exportCommand, readExportOrder } from './exchange/export-command';
import { runCommand } from './exchange/run-command';

await runCommand(exportCommand, { mustExist: true, check: readExportOrder });
