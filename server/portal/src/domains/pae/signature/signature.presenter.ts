import { createHash } from 'node:crypto';
import type { SignaturePae, SignatureUnit } from 'shared-contract/signature/signature';
import type { UnitRow } from './signature.queries';

const QUADRI: Record<string, string> = { 'true,false': 'Q1', 'false,true': 'Q2', 'true,true': 'Q1 et Q2' };

const toUnit = ({ code, libelle, isInEnglish, ects, q1, q2, transfert }: UnitRow): SignatureUnit => ({
  ConstitutionProgrammeUECode: code,
  ConstitutionProgrammeUELibelle: libelle,
  UniteEnseignementCoursEnAnglais: isInEnglish,
  ConstitutionProgrammeUEQuadri: QUADRI[`${q1},${q2}`] ?? null,
  ConstitutionProgrammeUEECTS: ects,
  IsTransfert: transfert,
});

/** SHA-256, hex, of a list in a fixed order: anyone who has the list can compute it again. */
export const listDigest = (inscriptionId: number, items: readonly SignatureUnit[]): string => {
  const lines = items.map((unit) => [
    unit.ConstitutionProgrammeUECode,
    unit.ConstitutionProgrammeUELibelle,
    unit.ConstitutionProgrammeUEQuadri,
    unit.ConstitutionProgrammeUEECTS,
    unit.IsTransfert,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([inscriptionId, lines]))
    .digest('hex');
};

/** The list exactly as it is shown, with the hash that its signature is bound to. */
export const toSignature = (
  inscriptionId: number,
  rows: UnitRow[],
): Omit<SignaturePae, 'ReglementEtudes'> => {
  const Items = rows.map(toUnit);
  return { InscriptionID: inscriptionId, Empreinte: listDigest(inscriptionId, Items), Items };
};
