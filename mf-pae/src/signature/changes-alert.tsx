import { listChanges, type SignaturePae, type UnitChange } from 'shared-contract/signature/signature';
import { Alert, List, Strong, Text } from 'shared-ui';
import { SIGNATURE_TEXTS } from '../texts/signature';

const texts = SIGNATURE_TEXTS.changed;

const saidOf = ({ before, now, isMoved }: UnitChange): string => {
  if (before === null) return texts.added(now ?? 0);
  if (now === null) return texts.removed(before);
  return isMoved ? texts.moved : texts.credited(before, now);
};

/** What is no longer as it was read; nothing was signed. */
export const ChangesAlert = ({ read, now }: { read: SignaturePae; now: SignaturePae }) => {
  const changes = listChanges(read.Items, now.Items);
  return (
    <Alert tone="warning" title={texts.title} live>
      <Text>{texts.text}</Text>
      {changes.length === 0 ? (
        <Text mt="2">{texts.otherwise}</Text>
      ) : (
        <List marks aria-label={texts.list} mt="2">
          {changes.map((change) => (
            <li key={change.code}>
              <Strong>{change.code}</Strong> {change.label}
              {'\u00a0: '}
              {saidOf(change)}
            </li>
          ))}
        </List>
      )}
    </Alert>
  );
};
