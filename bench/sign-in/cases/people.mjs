import { GROUPS } from '../portal.mjs';

/** Whom the providers know: LemonLDAP::NG's own demonstration accounts, so that one list serves both. */
export const STUDENT = { name: 'dwho', matricule: '600001', groups: [] };
export const STAFF = { name: 'rtyler', matricule: 'rtyler', groups: Object.values(GROUPS) };
/** The provider vouches for this one; the portal has no such account. */
export const STRANGER = { name: 'msmith', matricule: '999999', groups: [] };

export const PEOPLE = [STUDENT, STAFF, STRANGER];
