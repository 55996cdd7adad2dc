import { useApi } from 'shared-auth';
import type { UnitDetail, UnitSheet } from 'shared-contract/pae/pae';

const STUDENT = '/extranet/student';

/** Identity and requisites of a unit. */
export const useUnit = (id: string) => useApi<UnitDetail>(`${STUDENT}/UEDetail/${id}`);

/** Texts of a unit, in both languages. */
export const useUnitSheet = (id: string) => useApi<UnitSheet>(`${STUDENT}/FicheDescriptive/${id}`);
