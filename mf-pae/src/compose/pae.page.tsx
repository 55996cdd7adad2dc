import { useEventFlag } from 'shared-auth';
import { EmptyState, LinkButton, PageHead } from 'shared-ui';
import { REENROLMENT_PATH } from '../paths';
import { TEXTS } from '../texts/pae';
import { OpenPae } from './open-pae';

interface NotYetProps {
  title: string;
  text: string;
  action: string;
}

const NotYet = ({ title, text, action }: NotYetProps) => (
  <>
    <PageHead title={TEXTS.title} />
    <EmptyState title={title} icon="flag" action={<LinkButton to={REENROLMENT_PATH}>{action}</LinkButton>}>
      {text}
    </EmptyState>
  </>
);

/** /evenement/reinscription/PAE: the limit first, then the wizard, then the programme (CONTRACT §5.7). */
export default function PaePage() {
  const isRefused = useEventFlag('LimitAccesReinscription');
  const isFirst = useEventFlag('FirstAccesReinscription');
  if (isRefused)
    return <NotYet title={TEXTS.refusedTitle} text={TEXTS.refused} action={TEXTS.refusedAction} />;
  if (isFirst) return <NotYet title={TEXTS.firstTitle} text={TEXTS.first} action={TEXTS.firstAction} />;
  return <OpenPae />;
}
