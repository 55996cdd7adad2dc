import { useFullSession } from 'shared-auth/host';
import { Button, ViewingBar } from 'shared-ui';
import { usePortal } from '../portal/portal-context';
import { TESTERS } from './texts';
import { useTestedVersion } from './use-tested-version';

/** Bar under the header: versions under test for this person, and a way back from what she chose herself. */
export default function TestBar() {
  const { registry } = usePortal();
  const { isBusy, leave } = useTestedVersion();
  const mayChoose = useFullSession().infos.admin;
  const tried = registry.remotes.flatMap(({ isTest, label, release }) =>
    isTest && release ? [TESTERS.one(label, release.version)] : [],
  );
  return (
    <ViewingBar
      label={TESTERS.region}
      action={
        mayChoose && (
          <Button variant="outline" size="sm" busy={isBusy} onClick={leave}>
            {TESTERS.leave}
          </Button>
        )
      }
    >
      {TESTERS.trying}
      <strong>{tried.join(', ')}</strong>
    </ViewingBar>
  );
}
