import { useApi } from 'shared-auth';
import { unitDetail, unitSheet } from 'shared-contract/records/endpoints';

/** Identity and requisites of a unit. */
export const useUnit = (id: string) => useApi(unitDetail, { UniteEnseignementID: id });

/** Texts of a unit, in both languages. */
export const useUnitSheet = (id: string) => useApi(unitSheet, { UniteEnseignementID: id });
