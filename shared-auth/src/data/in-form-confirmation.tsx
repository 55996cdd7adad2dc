import { type ReactNode, useState } from 'react';
import type { Question } from 'shared-contract/base/plausibility';
import { Alert, Box } from 'shared-ui';

const TEXTS = {
  title: 'Est-ce bien cela\u202f?',
  answer: 'Envoyez encore une fois pour confirmer, ou modifiez.',
} as const;

export interface InFormConfirmation {
  /**
   * The body to send, with what was confirmed; null when something is to be confirmed first, which the panel then says.
   */
  confirmed: <Values extends object>(
    values: Values,
    questions: readonly Question[],
  ) => (Values & { Confirmations: string[] }) | null;
  /** Stands above the form's buttons; nothing while nothing was asked. */
  panel: ReactNode;
}

/**
 * Confirmation inside the form for improbable values of a change that can be undone: submitting the same values again
 * confirms. Binding acts use `useBinding` (docs/decisions/binding-acts-and-receipts.md).
 */
export const useInFormConfirmation = (): InFormConfirmation => {
  const [asked, setAsked] = useState<readonly Question[]>([]);
  const confirmed: InFormConfirmation['confirmed'] = (values, questions) => {
    const isNew = questions.some(({ text }) => asked.every((one) => one.text !== text));
    setAsked(questions);
    return isNew ? null : { ...values, Confirmations: questions.map(({ code }) => code) };
  };
  const panel = asked.length > 0 && (
    <Box mt="4">
      <Alert tone="warning" title={TEXTS.title} live>
        {asked.map(({ code, text }) => (
          <p key={code}>{text}</p>
        ))}
        <p>{TEXTS.answer}</p>
      </Alert>
    </Box>
  );
  return { confirmed, panel };
};
