/** Said where an act is not mailed, for want of an address. */
export const UNADDRESSED_TEXT = 'Aucun e-mail ne part\u00a0: votre dossier n’a pas d’adresse e-mail.';

const receiptOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'Recu' in answer ? answer.Recu : null;

/** True when the answer to an act says that no mail tells of it (`Recu.SansAdresse`). */
export const isUnaddressed = (answer: unknown): boolean => {
  const receipt = receiptOf(answer);
  return (
    typeof receipt === 'object' &&
    receipt !== null &&
    'SansAdresse' in receipt &&
    receipt.SansAdresse === true
  );
};
