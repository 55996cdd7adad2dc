import { codeOf, toError } from '../../error-code';

/** HTTP status of what the client threw; undefined when the store did not answer. */
export const s3StatusOf = (error: unknown): number | undefined => {
  const metadata: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, '$metadata') : undefined;
  const status: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : undefined;
  return typeof status === 'number' ? status : undefined;
};

/** The object is not there, or is still the one that was asked about. */
export const isMissingOrUnchanged = (error: unknown): boolean => [304, 404].includes(s3StatusOf(error) ?? 0);

/** Another write came first, or is under way. */
export const isConflict = (error: unknown): boolean => [409, 412].includes(s3StatusOf(error) ?? 0);

/** Error message for a command line: French, with the store's own code. */
export const explainS3Error = (bucket: string, thrown: unknown): Error => {
  const cause = toError(thrown);
  if (cause.name === 'CredentialsProviderError')
    return new Error(`aucune clé pour le seau ${bucket} (AWS_ACCESS_KEY_ID, ou un rôle)`, { cause });
  const status = s3StatusOf(cause);
  if (status === undefined)
    return new Error(`le seau ${bucket} ne répond pas (${codeOf(cause) ?? cause.name})`, { cause });
  const word: unknown = Reflect.get(cause, 'Code');
  return new Error(`le seau ${bucket} répond ${status} (${word ?? cause.name})`, { cause });
};
