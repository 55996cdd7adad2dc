import { loadConfig } from 'server-kernel/config';
import { adminCommand } from './exchange/admin-command';
import { runCommand } from './exchange/run-command';

await runCommand((db, args, now) => adminCommand(db, args, now, loadConfig().oidc !== null));
