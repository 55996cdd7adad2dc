import { type AccessDecision, type DenialReason, decideAccess, useWholeSession } from 'shared-auth/host';
import { useSearchParams } from 'shared-router';
import { Alert, Gate, LinkButton, Row, Stack, Text } from 'shared-ui';
import { wantedPage } from '../navigation/forbidden-url';
import { closedDates } from '../portal/event-window';
import { usePortal } from '../portal/portal-context';
import { findScreen } from '../portal/screens';
import { StaffDesktop } from '../students/staff-desktop';
import { FORBIDDEN, TEXTS } from '../texts';
import { Contacts } from './contacts';

type Denied = Extract<AccessDecision, { kind: 'denied' }>;

const REASONS: Record<DenialReason, string> = {
  role: FORBIDDEN.role,
  right: FORBIDDEN.right,
  event: FORBIDDEN.event,
  'no-student': FORBIDDEN.noStudent,
};

const Why = ({ denied: { reason, window }, now }: { denied: Denied; now: string }) => (
  <Alert
    tone={reason === 'event' ? 'warning' : 'neutral'}
    icon="lock"
    title={window?.Raison ?? REASONS[reason]}
  >
    {window && <p>{closedDates(window, now)}</p>}
  </Alert>
);

/** Names the wanted page and says why it stays closed, when it opens, and whom to ask (CONTRACT §5.4). */
export const ForbiddenPage = () => {
  const [search] = useSearchParams();
  const { screens } = usePortal();
  const session = useWholeSession();
  const wanted = wantedPage(search);
  const screen = wanted === null ? null : findScreen(screens, wanted);
  const decision = screen && decideAccess(screen, session);
  const lead = screen ? FORBIDDEN.page(screen.title) : FORBIDDEN.unknown;
  return (
    <Gate icon="ban" title={FORBIDDEN.title} lead={<Text>{lead}</Text>}>
      <Stack>
        {decision?.kind === 'denied' && <Why denied={decision} now={session.infos.Maintenant} />}
        {decision?.kind === 'denied' && decision.reason === 'no-student' ? <StaffDesktop /> : <Contacts />}
        <Row gap="2">
          {decision?.kind === 'open' && wanted && <LinkButton to={wanted}>{FORBIDDEN.goThere}</LinkButton>}
          <LinkButton to="/" variant="outline">
            {TEXTS.backHome}
          </LinkButton>
        </Row>
      </Stack>
    </Gate>
  );
};
