import { type ReactNode, useState } from 'react';
import type { Question } from 'shared-contract/base/plausibility';
import { Alert, Box } from 'shared-ui';

const TEXTS = {
  title: 'Est-ce bien cela\u202f?',
  answer: 'Envoyez encore une fois pour confirmer, ou modifiez.',
} as const;

export interface AskedInForm {
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
 * What is improbable in a form that can be changed afterwards: asked in it, and sending the same again is the answer.
 * An act that binds asks by `useBinding` instead (docs/decisions/binding-acts-and-receipts.md).
 */
export const useAskedInForm = (): AskedInForm => {
  const [asked, setAsked] = useState<readonly Question[]>([]);
  const confirmed: AskedInForm['confirmed'] = (values, questions) => {
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
