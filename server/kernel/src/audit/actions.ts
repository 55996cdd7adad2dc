/** A bank statement was taken over (npm run releve). */
export const IMPORT_ACTION = 'releve.importe';
