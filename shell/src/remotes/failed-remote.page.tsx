import type { RemoteFailureKind } from 'shared-contract';
import { FailurePanel } from 'shared-ui';
import type { RemoteFailure } from '../federation/remote-failure';
import { usePortal } from '../portal/portal-context';
import type { DeclaredScreen } from '../portal/screens';
import { CODE_FAILURE, REMOTE_PAGE } from '../texts';
import { useLateReload } from './late-reload';

const TITLE = 'Cette partie du portail ne répond pas';

const WHY = {
  ...CODE_FAILURE,
  disabled: 'Ce service est fermé pour le moment.',
  incompatible: 'Ce service est en cours de mise à jour et sera de retour sous peu.',
  contract: 'Il n’a pas la forme attendue.',
};

export interface FailedRemotePageProps {
  screen: DeclaredScreen;
  failure: RemoteFailure;
  onRetry: () => void;
}

/** What to quote to the help desk: which remote, which version, what happened. */
const referenceOf = ({ remote }: DeclaredScreen, kind: RemoteFailureKind): string =>
  [remote.name, remote.release?.version, kind].filter((part) => part !== undefined).join(' · ');

/** In place of a screen whose remote can't be shown: what, why, a retry, whom to contact. */
export const FailedRemotePage = ({ screen, failure: { kind }, onRetry }: FailedRemotePageProps) => {
  const { contact } = usePortal().institution;
  useLateReload(screen.remote.name, kind);
  const why = WHY[kind] ?? WHY.evaluation;
  const isClosed = kind === 'disabled';
  return (
    <FailurePanel
      title={isClosed ? screen.title : TITLE}
      lead={isClosed ? (screen.remote.message ?? why) : REMOTE_PAGE.lead(screen.remote.label, why)}
      onRetry={onRetry}
      contact={contact.email}
      reference={referenceOf(screen, kind)}
    />
  );
};
