export { AddressDialog } from './address-dialog';
export { CodeDialog } from './code-dialog';
export { MeanDialog } from './mean-dialog';
