import { decideLanding, useFullSession } from 'shared-auth/host';
import { Gate, LinkButton } from 'shared-ui';
import { REFUSALS, TEXTS } from '../texts';

/** An address that leads nowhere, inside the layout. */
export const NotFoundPage = () => {
  const { infos } = useFullSession();
  return (
    <Gate icon="compass" title={REFUSALS.notFound.title} lead={REFUSALS.notFound.text}>
      <div>
        <LinkButton to={decideLanding(infos)}>{TEXTS.backHome}</LinkButton>
      </div>
    </Gate>
  );
};
