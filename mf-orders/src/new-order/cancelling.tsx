import { useSession } from 'shared-auth';
import { Box, Text, TextLink } from 'shared-ui';
import { CANCELLING_TEXTS } from '../texts/conditions';

const texts = CANCELLING_TEXTS;

/** How an order is cancelled, and with whom: the student's managers, or the secretariat where none is known. */
export const Cancelling = () => {
  const { GestionnairesAdministratifs: managers } = useSession();
  return (
    <Box mt="4" maxW="42rem">
      <Text>{texts.how}</Text>
      {managers.length === 0 && <Text>{texts.nobody}</Text>}
      {managers.map(({ Prenom, Nom, Email }) => (
        <Text key={Email}>
          {texts.whom}
          {Prenom} {Nom}, <TextLink href={`mailto:${Email}`}>{Email}</TextLink>
        </Text>
      ))}
    </Box>
  );
};
