import type { RecuLigne } from 'shared-contract';
import { CardBody, Facts } from 'shared-ui';
import { TechnicalDetails } from 'shared-ui/list';
import { SUBMISSION_TEXTS } from '../texts/submission';

const texts = SUBMISSION_TEXTS;

/** A digest proves, and is not read: 64 hexadecimal digits. */
const isDigest = ({ Valeur }: RecuLigne): boolean => /^[0-9a-f]{64}$/.test(Valeur);

const toFact = ({ Libelle, Valeur }: RecuLigne) => ({ label: Libelle, value: Valeur });

/** What was handed in; the digests of the files are folded away, as on every receipt. */
export const ReceiptLines = ({ lines }: { lines: readonly RecuLigne[] }) => {
  const digests = lines.filter(isDigest);
  return (
    <>
      <CardBody>
        <Facts columns={1} items={lines.filter((line) => !isDigest(line)).map(toFact)} />
      </CardBody>
      {digests.length > 0 && <TechnicalDetails title={texts.technical} items={digests.map(toFact)} />}
    </>
  );
};
