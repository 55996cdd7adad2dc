import { eq, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { requis } from 'server-schema/records/unit-sheets';

/** SQL: a requisite that holds in a programme: one of all programmes, or of this one. */
export const isOfProgramme = (programmeId: number | PgColumn): SQL | undefined =>
  or(isNull(requis.programmeId), eq(requis.programmeId, programmeId));
