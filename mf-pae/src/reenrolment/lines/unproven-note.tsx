import type { ContactMean } from 'shared-contract/records/records';
import { Alert, AsyncState, LinkButton } from 'shared-ui';
import { CONTACTS_PATH } from '../../paths';
import { UNPROVEN_TEXTS as texts } from '../../texts/unproven-email';
import { useUnprovenEmail } from '../use-reenrolment';

export interface UnprovenNoteProps {
  means: readonly ContactMean[];
}

/** Says of an address in the list that it waits for its code, and where the code is asked for (CONTRACT §7.2). */
export const UnprovenNote = ({ means }: UnprovenNoteProps) => (
  <AsyncState query={useUnprovenEmail()} skeleton={null} empty={null}>
    {(waiting) =>
      waiting && means.some(({ MoyenContactValeur: value }) => value === waiting.MoyenContactValeur) ? (
        <Alert
          tone="warning"
          title={texts.title}
          actions={
            <LinkButton to={CONTACTS_PATH} variant="outline">
              {texts.prove}
            </LinkButton>
          }
        >
          <p>{texts.text(waiting.MoyenContactValeur)}</p>
        </Alert>
      ) : null
    }
  </AsyncState>
);
