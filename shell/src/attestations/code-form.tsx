import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'shared-router';
import { Box, Button, Row, Text } from 'shared-ui';
import { Input } from 'shared-ui/controls';
import { ATTESTATIONS } from './texts';

/** Codes are printed in capitals; people copy them with spaces. */
const asPrinted = (typed: string): string => typed.trim().toUpperCase().replace(/\s+/g, '-');

/** One field and one button: the code again, or the one of another paper. */
export const CodeForm = ({ code }: { code: string }) => {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(code);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const asked = asPrinted(typed);
    // After the event: React would tie the navigation, a transition, to the form's own state.
    if (asked !== '') queueMicrotask(() => navigate(`/attestation/${encodeURIComponent(asked)}`));
  };
  return (
    <Box as="form" mt="6" onSubmit={check}>
      <Text as="label" fontWeight="semibold" {...{ htmlFor: id }}>
        {ATTESTATIONS.field}
      </Text>
      <Text size="sm" tone="muted" mb="2" id={`${id}-aide`}>
        {ATTESTATIONS.fieldHint}
      </Text>
      <Row gap="2" css={{ '& > input': { flex: '1 1 14rem' } }}>
        <Input
          id={id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-describedby={`${id}-aide`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit">{ATTESTATIONS.check}</Button>
      </Row>
    </Box>
  );
};
