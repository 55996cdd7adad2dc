import type { RecuLigne } from 'shared-contract';
import { Box, Code, Facts } from 'shared-ui';
import { TEXTS } from '../texts';

const texts = TEXTS.submission;

/** A digest proves, and is not read: 64 hexadecimal digits. */
const isDigest = ({ Valeur }: RecuLigne): boolean => /^[0-9a-f]{64}$/.test(Valeur);

const toFact = ({ Libelle, Valeur }: RecuLigne) => ({ label: Libelle, value: Valeur });

/** What was handed in; the digests of the files are folded away. */
export const ReceiptLines = ({ lines }: { lines: readonly RecuLigne[] }) => {
  const digests = lines.filter(isDigest);
  return (
    <>
      <Facts columns={1} items={lines.filter((line) => !isDigest(line)).map(toFact)} />
      {digests.length > 0 && (
        <Box
          as="details"
          css={{ '& > summary': { cursor: 'pointer', paddingBlock: '0.625rem', fontSize: 'sm' } }}
        >
          <summary>{texts.technical}</summary>
          <Facts
            columns={1}
            items={digests.map(({ Libelle, Valeur }) => ({
              label: Libelle,
              value: <Code overflowWrap="anywhere">{Valeur}</Code>,
            }))}
          />
        </Box>
      )}
    </>
  );
};
