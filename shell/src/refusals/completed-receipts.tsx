import type { Recu } from 'shared-contract';
import { formatInstant } from 'shared-contract/base/dates';
import { GoLink, Section, Stack } from 'shared-ui';
import { DENIED } from './texts';

/** Receipts of what the student did on a screen that is now closed (CONTRACT §7.3). */
export const CompletedReceipts = ({ receipts }: { receipts: Recu[] }) => (
  <Section title={DENIED.doneTitle}>
    <Stack as="ul" gap="3">
      {receipts.map(({ Numero, Objet, Date: date }) => (
        <li key={Numero}>
          <GoLink
            to={`/recus/${encodeURIComponent(Numero)}`}
            icon="file-text"
            title={Objet}
            text={`${Numero}, ${formatInstant(date)}`}
          />
        </li>
      ))}
    </Stack>
  </Section>
);
