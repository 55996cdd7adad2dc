import { route, textOf } from '../base/route';
import { StatementReportAnswer, StatementsAnswer } from './answers';
import * as endpoints from './endpoints';

/** Money: administrators, and desk accounts to which it was given by its name; the handler asks which. */
export const STATEMENT_ACCESS = { roles: ['gestion', 'admin'] } as const;

const access = STATEMENT_ACCESS;
const params = { Import: textOf('^[0-9a-f]{8}$') } as const;

/** Bank statements at the desk; the ways in, multipart, are declared by the API itself. */
export const statementRoutes = {
  statements: route(endpoints.statements, { access, answer: StatementsAnswer }),
  report: route(endpoints.statementReport, { access, params, answer: StatementReportAnswer }),
  takeBack: route(endpoints.takeBackStatement, { access, params, audit: ['releve.annule'] }),
  see: route(endpoints.seeTakenBack, { access, audit: ['reprise.vue'] }),
};
