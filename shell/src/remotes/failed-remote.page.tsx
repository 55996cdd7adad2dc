import type { RemoteFailureKind } from 'shared-contract';
import { FailurePanel } from 'shared-ui';
import type { RemoteFailure } from '../federation/remote-failure';
import { usePortal } from '../portal/portal-context';
import type { DeclaredScreen } from '../portal/screens';
import { CODE_FAILURE, REMOTE_PAGE } from '../texts';
import { useReloadWhenOutdated } from './late-reload';

const TITLE = 'Cette partie du portail ne répond pas';

const REASON_TEXTS = {
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

/** Reference for the help desk: remote, version, failure kind. */
const supportReference = ({ remote }: DeclaredScreen, kind: RemoteFailureKind): string =>
  [remote.name, remote.release?.version, kind].filter((part) => part !== undefined).join(' · ');

/** Fallback of a screen whose remote can't be loaded or threw: cause, retry, contact. */
export const FailedRemotePage = ({ screen, failure: { kind }, onRetry }: FailedRemotePageProps) => {
  const { contact } = usePortal().institution;
  useReloadWhenOutdated(screen.remote.name, kind);
  const why = REASON_TEXTS[kind] ?? REASON_TEXTS.evaluation;
  const isClosed = kind === 'disabled';
  return (
    <FailurePanel
      title={isClosed ? screen.title : TITLE}
      lead={isClosed ? (screen.remote.message ?? why) : REMOTE_PAGE.lead(screen.remote.label, why)}
      onRetry={onRetry}
      contact={contact.email}
      reference={supportReference(screen, kind)}
    />
  );
};
