import { useSession } from 'shared-auth';
import type { RecuComplet, RecuLigne } from 'shared-contract';
import { formatInstant, formatInstantDay } from 'shared-contract/base/dates';
import { TechnicalDetails } from 'shared-ui/list';
import {
  Paper,
  type PaperFact,
  PaperFacts,
  PaperFoot,
  type PaperLine,
  PaperProof,
  PaperTable,
} from 'shared-ui/paper';
import { usePortal } from '../portal/portal-context';
import { groupReceiptLines } from './group-receipt-lines';
import { RECEIPTS } from './texts';

const toLine = ({ Code, Libelle, TitresAnglais, Valeur }: RecuLigne): PaperLine => ({
  code: Code,
  label: Libelle,
  english: TitresAnglais,
  value: Valeur,
});

const holderFacts = ({ Personne, Date: date }: RecuComplet): PaperFact[] => [
  { label: RECEIPTS.person, value: Personne.Nom },
  { label: RECEIPTS.matricule, value: Personne.Matricule },
  ...(Personne.Etudes ? [{ label: RECEIPTS.studies, value: Personne.Etudes, isWide: true }] : []),
  { label: RECEIPTS.date, value: formatInstant(date), isWide: true },
];

const Check = ({ Code, Adresse, QR }: NonNullable<RecuComplet['Verification']>) => (
  <PaperProof title={RECEIPTS.check} qr={{ side: QR.Cote, path: QR.Trace, label: RECEIPTS.qr(Adresse) }}>
    {`${RECEIPTS.checkBefore} ${Adresse.slice(0, -Code.length).replace(/^https?:\/\//, '')}`}
    <b>{Code}</b>
    {`. ${RECEIPTS.checkAfter}`}
  </PaperProof>
);

/** Printable receipt: person, studies, act, lines, total, verification. */
export const ReceiptPaper = ({ recu }: { recu: RecuComplet }) => {
  const { institution } = usePortal();
  const { Maintenant } = useSession();
  const { facts, details, totals, rest, technical } = groupReceiptLines(recu.Lignes);
  const heads = recu.Colonnes && {
    code: RECEIPTS.code,
    label: recu.Colonnes.Libelle,
    value: recu.Colonnes.Valeur,
  };
  return (
    <Paper
      institution={institution.name}
      logo={institution.logo}
      service={recu.Domaine}
      kind={RECEIPTS.kind}
      number={recu.Numero}
      title={recu.Objet}
    >
      <PaperFacts
        items={[
          ...holderFacts(recu),
          ...facts.map(({ Libelle, Valeur }) => ({ label: Libelle, value: Valeur })),
        ]}
      />
      {details.length > 0 && (
        <PaperTable
          caption={RECEIPTS.contents}
          heads={heads ?? undefined}
          lines={details.map(toLine)}
          totals={totals.map(toLine)}
        />
      )}
      {rest.length > 0 && <PaperTable caption={RECEIPTS.rest} lines={rest.map(toLine)} />}
      {recu.Verification && <Check {...recu.Verification} />}
      <TechnicalDetails
        title={RECEIPTS.technical}
        items={[
          ...technical.map(({ Libelle, Valeur }) => ({ label: Libelle, value: Valeur })),
          { label: RECEIPTS.fingerprint, value: recu.Empreinte },
        ]}
      />
      <PaperFoot>{RECEIPTS.printed(formatInstantDay(Maintenant), institution.product)}</PaperFoot>
    </Paper>
  );
};
