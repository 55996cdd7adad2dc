import { useApi } from 'shared-auth';
import { formatDay } from 'shared-contract/base/dates';
import { attestation } from 'shared-contract/documents/endpoints';
import { CheckResult } from './check-result';
import { ATTESTATIONS } from './texts';

/** Verifies a printed document by its code; shows its kind, date and holder's initials. */
export const DocumentCheck = ({ code }: { code: string }) => (
  <CheckResult
    query={useApi(attestation, { code })}
    unknown={ATTESTATIONS.unknown}
    confirm={({ Libelle, Code, Date: date, Initiales }) => ({
      verdict: ATTESTATIONS.known,
      title: Libelle,
      facts: [
        { label: ATTESTATIONS.code, value: Code },
        { label: ATTESTATIONS.date, value: formatDay(date) },
        { label: ATTESTATIONS.holder, value: Initiales },
      ],
    })}
  />
);
