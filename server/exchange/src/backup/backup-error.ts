/** A backup can't be made or put back; the message is for the operator. */
export class BackupError extends Error {}
