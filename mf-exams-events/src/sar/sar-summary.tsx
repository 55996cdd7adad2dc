import type { Remediation } from 'shared-contract/sar/sar';
import { Heading, List, Stack } from 'shared-ui';
import { SAR_TEXTS as texts } from '../texts/sar';

const Sessions = ({ title, rows }: { title: string; rows: readonly Remediation[] }) => (
  <div>
    <Heading as="h3" size="sm">
      {title}
    </Heading>
    <List marks gap="1" mt="1">
      {rows.map(({ RemediationCode, RemediationLibelleLong }) => (
        <li key={RemediationCode}>{RemediationLibelleLong}</li>
      ))}
    </List>
  </div>
);

/** The sessions that are joined and those that are left. */
export const SarSummary = ({ changed }: { changed: readonly Remediation[] }) => {
  const joined = changed.filter((row) => row.RemediationEstInscrit);
  const left = changed.filter((row) => !row.RemediationEstInscrit);
  return (
    <Stack gap="3">
      {joined.length > 0 && <Sessions title={texts.joining} rows={joined} />}
      {left.length > 0 && <Sessions title={texts.leaving} rows={left} />}
    </Stack>
  );
};
