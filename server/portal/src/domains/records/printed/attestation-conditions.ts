import type { Orm } from 'server-kernel/db/client';
import { formatCents } from 'shared-contract/base/format';
import { isMissing } from 'shared-contract/documents/documents';
import { toRequired } from '../documents/documents.presenter';
import { findRequired } from '../documents/documents.queries';
import { findAttestationFacts } from './print.queries';

interface AttestationRequest {
  inscriptionId: number;
  etudiantId: number;
  /** `YYYY-MM-DD` */
  today: string;
  /** What the school asks for first. */
  depositCents: number;
}

const titles = new Intl.ListFormat('fr', { type: 'conjunction' });

/** One sentence for all of them, none when there is none. */
const missingText = (missing: readonly string[]): string[] => {
  if (missing.length === 0) return [];
  const named = titles.format(missing.map((title) => `«\u00a0${title}\u00a0»`));
  return [`Il manque ${missing.length === 1 ? 'le document' : 'les documents'} ${named}.`];
};

/**
 * Missing conditions of an attestation, one sentence each (S2 §9 and the page): the deposit, and documents to hand in.
 * Past years have none.
 */
export const missingForAttestation = async (
  db: Orm,
  { inscriptionId, etudiantId, today, depositCents }: AttestationRequest,
): Promise<string[]> => {
  const facts = await findAttestationFacts(db, inscriptionId, etudiantId);
  if (!facts || facts.fin < today) return [];
  const required = (await findRequired(db, etudiantId)).map(toRequired).filter(isMissing);
  const deposit = formatCents(depositCents).replace(',00', '');
  return [
    ...(facts.minervalRegle ? [] : [`Un acompte de ${deposit} au moins est à payer sur le minerval.`]),
    ...missingText(required.map(({ Title }) => Title)),
  ];
};
