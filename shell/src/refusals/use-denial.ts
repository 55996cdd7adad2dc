import { useApi } from 'shared-auth';
import { type AccessDecision, decideAccess, isStillRead, useFullSession } from 'shared-auth/host';
import { askedPage } from 'shared-contract/portal/asked-page';
import { receipts as readReceipts } from 'shared-contract/receipts/endpoints';
import { matchPath, useSearchParams } from 'shared-router';
import { usePortal } from '../portal/portal-context';
import { findScreen } from '../portal/screens';

type Denied = Extract<AccessDecision, { kind: 'denied' }>;

/** Data of the refusal page: the screen, the reason and the receipts. */
export const useDenial = () => {
  const [search] = useSearchParams();
  const { screens, registry } = usePortal();
  const session = useFullSession();
  const wanted = askedPage(search);
  const screen = wanted === null ? null : findScreen(screens, wanted);
  const decision = screen && decideAccess(screen, session);
  const elsewhere =
    wanted === null
      ? undefined
      : registry.elsewhere?.find(({ path }) => matchPath({ path, end: true }, wanted));
  const isForOthers: Denied | null = elsewhere ? { kind: 'denied', reason: 'role', window: null } : null;
  const denied = decision?.kind === 'denied' ? decision : isForOthers;
  const domain = denied?.reason === 'event' ? screen?.receipts : undefined;
  const receipts = useApi(domain === undefined ? null : readReceipts);
  return {
    wanted,
    title: screen?.title ?? elsewhere?.title ?? null,
    isOpen:
      decision?.kind === 'open' || (screen !== null && decision !== null && isStillRead(screen, decision)),
    denied,
    /** Of what was done on this screen; the call is not made where nothing is done. */
    receipts: { ...receipts, data: receipts.data?.filter(({ Domaine }) => Domaine === domain) },
  };
};
