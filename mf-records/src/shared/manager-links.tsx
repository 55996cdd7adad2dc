import type { Manager } from 'shared-contract';
import { officeText } from 'shared-contract/base/office';
import { Box, Span, TextLink } from 'shared-ui';

/** Names of managers, each leading to a mail; their telephone and office where they are known. */
export const ManagerLinks = ({
  managers,
  withDetail = false,
}: {
  managers: readonly Manager[];
  withDetail?: boolean;
}) =>
  managers.map((manager) => {
    const detail = [manager.Telephone, manager.Local === null ? null : officeText(manager.Local)]
      .filter((part) => part !== null)
      .join(' – ');
    return (
      <Box key={manager.Email}>
        <TextLink href={`mailto:${manager.Email}`}>
          {manager.Prenom} {manager.Nom}
        </TextLink>
        {withDetail && detail !== '' && (
          <Span size="sm" tone="muted">
            {' '}
            {detail}
          </Span>
        )}
      </Box>
    );
  });
