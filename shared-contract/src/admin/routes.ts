import { Type } from '@sinclair/typebox';
import { route } from '../base/route';
import { PortalStatusAnswer } from '../federation/status-answers';
import { TestersAnswer } from '../federation/testers-answers';
import { testerChoiceSchema } from '../portal/schemas';
import * as endpoints from './endpoints';

const ADMIN = { roles: ['admin'], navigation: true } as const;
// Students' screens are tried while looking at a student: nothing of her file is written.
const TESTS = { ...ADMIN, whileViewing: true } as const;

/** What administrators read and try (CONTRACT §3). */
export const adminRoutes = {
  portalStatus: route(endpoints.portalStatus, { access: ADMIN, answer: PortalStatusAnswer }),
  testedDomains: route(endpoints.testedDomains, { access: TESTS, answer: TestersAnswer }),
  tryVersion: route(endpoints.tryVersion, { access: TESTS, body: testerChoiceSchema, answer: TestersAnswer }),
  leaveTests: route(endpoints.leaveTests, { access: TESTS }),
  auditLog: route(endpoints.auditLog, {
    access: ADMIN,
    query: Type.Object({ depuis: Type.Optional(Type.String({ maxLength: 40 })) }),
  }),
};
