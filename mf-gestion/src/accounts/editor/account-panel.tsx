import { type ReactNode, useEffect, useRef } from 'react';
import { Box, Button, Card, CardBody, Heading, Text } from 'shared-ui';
import { FormActions, SubmitButton, UnsavedGuard } from 'shared-ui/form';
import { DirtyWatch } from '../../shared/dirty-watch';
import { ACCOUNT_TEXTS } from '../../texts/accounts';

const texts = ACCOUNT_TEXTS.panel;

/** What both editors need of the page. */
export interface EditorProps {
  onLeave: () => void;
  onDirty: (isDirty: boolean) => void;
  /** Reads the accounts again: somebody else was first. */
  onRead: () => Promise<unknown>;
  /** After a write: back to the list, at this account. */
  onSaved: (compteId: number) => void;
}

export interface AccountPanelProps {
  title: string;
  detail?: string;
  onLeave: () => void;
  children: ReactNode;
}

/** The open account under its name, which takes the focus. */
export const AccountPanel = ({ title, detail = '', onLeave, children }: AccountPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" aria-label={texts.region}>
      <CardBody>
        <Box mb="3">
          <Button variant="ghost" size="sm" icon="arrow-left" onClick={onLeave}>
            {texts.back}
          </Button>
        </Box>
        <Box mb="4" css={{ overflowWrap: 'anywhere' }}>
          <Heading as="h2" ref={heading} tabIndex={-1} size="md">
            {title}
          </Heading>
          {detail !== '' && <Text tone="muted">{detail}</Text>}
        </Box>
        {children}
      </CardBody>
    </Card>
  );
};

export interface EditorActionsProps extends Pick<EditorProps, 'onLeave' | 'onDirty'> {
  submit: string;
}

/** The guard of what is typed, and the two buttons. */
export const EditorActions = ({ onLeave, onDirty, submit }: EditorActionsProps) => (
  <>
    <UnsavedGuard />
    <DirtyWatch onDirty={onDirty} />
    <FormActions justifyContent="flex-end">
      <Button type="button" variant="ghost" onClick={onLeave}>
        {texts.leave}
      </Button>
      <SubmitButton>{submit}</SubmitButton>
    </FormActions>
  </>
);
