import { formatInstant } from 'shared-contract/base/dates';
import type { TpWish } from 'shared-contract/tp/answers';
import { Alert, Box, Button, Flex, ListLine, Span, StatusBadge, Text, VisuallyHidden } from 'shared-ui';
import { CourseName } from '../../shared/course-name';
import { WISH_TEXTS as texts } from '../../texts/wishes';

interface WishLineProps {
  wish: TpWish;
  /** Absent where nothing may be written. */
  onLeave?: ((wish: TpWish) => void) | undefined;
}

/** Waiting list entry with its rank, or the offered place. */
export const WishLine = ({ wish, onLeave }: WishLineProps) => (
  <ListLine inset display="block">
    <Flex flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="2">
      <span>
        <Span fontWeight="medium">
          <CourseName course={wish} />
        </Span>
        <Span display="block" size="sm" tone="muted">
          {wish.Groupe}
        </Span>
      </span>
      {wish.Rang === null ? (
        <StatusBadge tone="ok">{texts.kept}</StatusBadge>
      ) : (
        <StatusBadge tone="info" icon="hourglass">
          {texts.rank(wish.Rang)}
        </StatusBadge>
      )}
    </Flex>
    {wish.JusquAu !== null && (
      <Text size="sm" mt="2">
        {texts.until(formatInstant(wish.JusquAu))}
      </Text>
    )}
    {wish.Chevauchements.length > 0 && (
      <Box mt="2">
        <Alert tone="warning" title={texts.sameHour}>
          {wish.Chevauchements.join(' ')}
        </Alert>
      </Box>
    )}
    {onLeave && (
      <Box mt="2">
        <Button variant="outline" onClick={() => onLeave(wish)}>
          {wish.JusquAu === null ? texts.leave : texts.refuse}
          <VisuallyHidden as="span">
            <CourseName course={wish} in={texts.of(wish.Libelle)} />
          </VisuallyHidden>
        </Button>
      </Box>
    )}
  </ListLine>
);
