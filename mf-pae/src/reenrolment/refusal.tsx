import { useSession } from 'shared-auth';
import { officeText } from 'shared-contract/base/office';
import { Alert, ContactCard, Grid, PageHead, Stack, Text } from 'shared-ui';
import { REENROLMENT_TEXTS } from '../texts/reenrolment';

const texts = REENROLMENT_TEXTS.refusal;

/** The student may not re-enrol: why, what can be done, and whom to ask (S1 §8). */
export const Refusal = () => {
  const { GestionnairesAdministratifs: managers } = useSession();
  return (
    <>
      <PageHead title={REENROLMENT_TEXTS.title} />
      <Stack gap="6" maxW="42rem">
        <Alert tone="danger" title={texts.title}>
          <Text>{texts.text}</Text>
        </Alert>
        <Text>{texts.how}</Text>
        {managers.length > 0 && (
          <Grid gap="3">
            {managers.map(({ Prenom, Nom, Email, Telephone, Local }) => (
              <ContactCard
                key={Email}
                name={`${Prenom} ${Nom}`}
                duty={texts.duty}
                email={Email}
                {...(Telephone ? { phone: Telephone } : {})}
                {...(Local ? { detail: officeText(Local) } : {})}
              />
            ))}
          </Grid>
        )}
      </Stack>
    </>
  );
};
