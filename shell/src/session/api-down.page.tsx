import type { Institution } from 'shared-contract';
import { Button, Frise, Gate, Page, Row, Spinner, Text } from 'shared-ui';
import { TEXTS, TROUBLES } from '../texts';

/** Shown while the API is unreachable; recovers by itself. */
export const ApiDownPage = ({ institution }: { institution: Institution | null }) => (
  <>
    <Frise />
    <main id="contenu">
      <Page>
        <Gate icon="unplug" title={TROUBLES.downTitle} lead={TROUBLES.downText}>
          <Row role="status">
            <Spinner />
            <Text size="sm" tone="muted">
              {TROUBLES.retrying}
            </Text>
          </Row>
          <div>
            <Button icon="rotate-cw" onClick={() => window.location.reload()}>
              {TEXTS.retry}
            </Button>
          </div>
          {institution && (
            <Text size="sm" tone="muted">
              {TROUBLES.contact}{' '}
              <a href={`mailto:${institution.contact.email}`}>{institution.contact.email}</a>
            </Text>
          )}
        </Gate>
      </Page>
    </main>
  </>
);
