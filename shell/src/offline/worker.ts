import { attend } from './attend';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

attend(self);
