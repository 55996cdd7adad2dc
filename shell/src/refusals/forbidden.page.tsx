import { usePageTitle } from 'shared-auth';
import { type AccessDecision, type DenialReason, useFullSession } from 'shared-auth/host';
import { formatWindow } from 'shared-contract/portal/format-window';
import { Alert, Button, Gate, LinkButton, Row, Stack, Text } from 'shared-ui';
import { PageFallback } from '../portal/page-fallback';
import { SeeAsStudent } from '../students/see-as-student';
import { FORBIDDEN, TEXTS, TROUBLES } from '../texts';
import { CompletedReceipts } from './completed-receipts';
import { Contacts } from './contacts';
import { DENIED } from './texts';
import { useDenial } from './use-denial';

type Denied = Extract<AccessDecision, { kind: 'denied' }>;
type Denial = ReturnType<typeof useDenial>;

const REASONS: Record<Exclude<DenialReason, 'unread'>, string> = {
  role: DENIED.role,
  right: DENIED.right,
  event: FORBIDDEN.event,
  'no-student': DENIED.noStudent,
};

const useAccessCheckError = (): string => {
  const { failures } = useFullSession();
  if (failures.includes('events')) return TROUBLES.eventsTitle;
  return failures.includes('access') ? TROUBLES.rightsTitle : DENIED.studentTitle;
};

/** Shown when the access check itself failed: says nothing about the person. */
const AccessCheckError = ({ wanted }: { wanted: string }) => (
  <Alert
    tone="warning"
    title={useAccessCheckError()}
    live
    actions={
      <Button variant="outline" size="sm" icon="rotate-cw" onClick={() => window.location.assign(wanted)}>
        {TEXTS.retry}
      </Button>
    }
  />
);

const ReasonText = ({ denied: { reason, window } }: { denied: Denied }) => {
  const { Maintenant } = useFullSession().infos;
  if (reason === 'unread') return null;
  const title = window?.Raison ?? REASONS[reason];
  if (window?.EstFait) return <Alert tone="ok" title={title} />;
  return (
    <Alert tone={reason === 'event' ? 'warning' : 'neutral'} icon="lock" title={title}>
      {window && <p>{formatWindow(window, Maintenant)}</p>}
    </Alert>
  );
};

const Receipts = ({ query }: { query: Denial['receipts'] }) => {
  if (query.error)
    return (
      <Alert
        tone="warning"
        title={DENIED.receiptsFailed}
        actions={
          <Button variant="outline" size="sm" icon="rotate-cw" onClick={() => void query.mutate()}>
            {TEXTS.retry}
          </Button>
        }
      />
    );
  return query.data && query.data.length > 0 ? <CompletedReceipts receipts={query.data} /> : null;
};

const titleOf = ({ denied, title }: Denial): string => {
  if (denied?.reason === 'unread') return DENIED.unreadTitle;
  return denied?.window?.EstFait && title ? title : FORBIDDEN.title;
};

const leadOf = ({ denied, title }: Denial): string | undefined => {
  if (denied?.window?.EstFait) return undefined;
  return title ? DENIED.page(title) : DENIED.unknown;
};

/**
 * Refusal page: names the denied screen, the reason, when it opens, whom to ask (CONTRACT §5.4), and receipts of what
 * was done there (§7.3).
 */
export default function ForbiddenPage() {
  const denial = useDenial();
  const { denied, wanted, isOpen, receipts } = denial;
  const title = titleOf(denial);
  const lead = leadOf(denial);
  usePageTitle(title);
  if (receipts.isLoading) return <PageFallback />;
  return (
    <Gate
      icon={denied?.window?.EstFait ? 'circle-check' : 'ban'}
      title={title}
      {...(lead ? { lead: <Text>{lead}</Text> } : {})}
    >
      <Stack>
        {denied?.reason === 'unread' && wanted && <AccessCheckError wanted={wanted} />}
        {denied && <ReasonText denied={denied} />}
        <Receipts query={receipts} />
        {denied?.reason === 'no-student' ? <SeeAsStudent /> : <Contacts />}
        <Row gap="2">
          {isOpen && wanted && <LinkButton to={wanted}>{DENIED.goThere}</LinkButton>}
          <LinkButton to="/" variant="outline">
            {TEXTS.backHome}
          </LinkButton>
        </Row>
      </Stack>
    </Gate>
  );
}
