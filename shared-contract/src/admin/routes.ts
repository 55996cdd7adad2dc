import { type TString, Type } from '@sinclair/typebox';
import { AuditPageAnswer } from '../audit/answers';
import { OneOf } from '../base/answer-types';
import { AUDIT_KINDS } from '../base/audit-actions';
import { route } from '../base/route';
import { PortalStatusAnswer } from '../federation/status-answers';
import { TestersAnswer } from '../federation/testers-answers';
import { testerChoiceSchema } from '../portal/schemas';
import * as endpoints from './endpoints';

const optional = (schema: TString) => Type.Optional(schema);
const DAY = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** Filters of the audit; an empty page is the answer to whom nobody is. */
const AuditQuery = Type.Object({
  personne: optional(Type.String({ pattern: '^[0-9]{1,8}$' })),
  acteur: optional(Type.String({ minLength: 1, maxLength: 100 })),
  nature: Type.Optional(OneOf(AUDIT_KINDS)),
  du: optional(DAY),
  au: optional(DAY),
  suite: optional(Type.String({ pattern: '^[0-9]{1,16}-[0-9]{1,16}$' })),
});

const ADMIN = { roles: ['admin'], navigation: true } as const;
// Students' screens are tried while looking at a student: nothing of her file is written.
const TESTS = { ...ADMIN, whileViewing: true } as const;

/** Administrators' calls (CONTRACT §3). */
export const adminRoutes = {
  portalStatus: route(endpoints.portalStatus, { access: ADMIN, answer: PortalStatusAnswer }),
  testedDomains: route(endpoints.testedDomains, { access: TESTS, answer: TestersAnswer }),
  tryVersion: route(endpoints.tryVersion, {
    access: TESTS,
    body: testerChoiceSchema,
    answer: TestersAnswer,
    audit: ['essai.version'],
  }),
  leaveTests: route(endpoints.leaveTests, { access: TESTS, audit: ['essai.fin'] }),
  auditLog: route(endpoints.auditLog, {
    access: ADMIN,
    query: Type.Object({ depuis: Type.Optional(Type.String({ maxLength: 40 })) }),
  }),
  auditPage: route(endpoints.auditPage, { access: ADMIN, query: AuditQuery, answer: AuditPageAnswer }),
};
