import { useState } from 'react';
import { Button, Row, Span, VisuallyHidden } from 'shared-ui';
import { iconEyeOff } from 'shared-ui/icons';
import { CONTACTS_TEXTS } from '../texts/contacts';

const texts = CONTACTS_TEXTS;
const DOTS = '•••• ••••';

interface SecretValueProps {
  /** What the value is: in the button's name, since a page may hold several. */
  label: string;
  value: string;
}

/** Sensitive number, absent from the DOM until « Afficher » is pressed (CONTRACT §5.20). */
export const MaskedValue = ({ label, value }: SecretValueProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <Row gap="2">
      <Span numeric>
        {isShown ? (
          value
        ) : (
          <>
            <span aria-hidden="true">{DOTS}</span>
            <VisuallyHidden>{texts.hidden}</VisuallyHidden>
          </>
        )}
      </Span>
      <Button
        variant="ghost"
        size="sm"
        icon={isShown ? { path: iconEyeOff } : 'eye'}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {texts.show}
        <VisuallyHidden>{texts.of(label)}</VisuallyHidden>
      </Button>
    </Row>
  );
};
