import type { ReactNode } from 'react';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { LinkButton } from '../button/link-button';
import { Gate } from '../gate/gate';
import { Row } from '../layout/layout';
import { Span, Text } from '../text/text';

export interface FailurePanelProps {
  /** « Cette partie du portail ne répond pas » when absent. */
  title?: ReactNode;
  lead: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Route of the home; null leaves the way home out. */
  homeTo?: string | null;
  /** What is kept for the user. */
  kept?: { title: string; text?: string };
  /** To be quoted to the help desk. */
  reference?: string;
  /** Address of the help desk. */
  contact?: string;
}

/** Fallback of a domain that failed to load: retry and support reference. */
export const FailurePanel = (props: FailurePanelProps) => {
  const { title = 'Cette partie du portail ne répond pas', lead, onRetry, isRetrying = false } = props;
  const { homeTo = '/desktop', kept, reference, contact } = props;
  return (
    <Gate icon="unplug" title={title} lead={lead}>
      <Row gap="2">
        {onRetry && (
          <Button icon="rotate-cw" onClick={onRetry} busy={isRetrying}>
            Réessayer
          </Button>
        )}
        {homeTo !== null && (
          <LinkButton to={homeTo} variant={onRetry ? 'outline' : 'solid'}>
            Retour à l’accueil
          </LinkButton>
        )}
      </Row>
      {kept && (
        <Alert tone="neutral" icon="save" title={kept.title}>
          {kept.text !== undefined && <p>{kept.text}</p>}
        </Alert>
      )}
      {contact !== undefined && (
        <Text size="sm" tone="muted">
          {'Cela dure\u202f? Écrivez à '}
          <a href={`mailto:${contact}`}>{contact}</a>
          {reference !== undefined && (
            <>
              {' en citant la référence '}
              <Span numeric>{reference}</Span>
            </>
          )}
          .
        </Text>
      )}
    </Gate>
  );
};
