import { handleWorkerEvents } from './worker-events';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

handleWorkerEvents(self);
