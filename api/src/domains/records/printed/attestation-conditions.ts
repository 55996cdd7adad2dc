import { formatCents } from 'shared-contract/base/format';
import { ATTESTATION_DEPOSIT_CENTS } from 'shared-contract/base/limits';
import { isMissing } from 'shared-contract/documents/documents';
import type { Orm } from '../../../db/client';
import { toRequired } from '../documents/documents.presenter';
import { findRequired } from '../documents/documents.queries';
import { findAttestationFacts } from './print.queries';

interface Asked {
  inscriptionId: number;
  etudiantId: number;
  /** `YYYY-MM-DD` */
  today: string;
}

/**
 * What an attestation still waits for, one sentence each (S2 §9 and the condition that the page states): the deposit,
 * and the documents that are to be handed in. An enrolment of a past year waits for nothing any more.
 */
export const missingForAttestation = async (
  db: Orm,
  { inscriptionId, etudiantId, today }: Asked,
): Promise<string[]> => {
  const facts = await findAttestationFacts(db, inscriptionId, etudiantId);
  if (!facts || facts.fin < today) return [];
  const required = (await findRequired(db, etudiantId)).map(toRequired).filter(isMissing);
  const deposit = formatCents(ATTESTATION_DEPOSIT_CENTS).replace(',00', '');
  return [
    ...(facts.minervalRegle ? [] : [`Un acompte de ${deposit} au moins est à payer sur le minerval.`]),
    ...required.map(({ Title }) => `Il manque le document «\u00a0${Title}\u00a0».`),
  ];
};
