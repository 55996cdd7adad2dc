export { AssignDialog } from '../assign/assign-dialog';
export { OpenRequest } from '../item/open-request';
export { QueueKeysDialog } from './queue-keys-dialog';
