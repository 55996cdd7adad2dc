export { KeysDialog } from '../shared/keys-dialog';
export { NewPeriod } from './new-period';
export { PeriodPanel } from './period-panel';
