import * as catalogues from 'shared-contract/catalogues/endpoints';
import * as gestion from 'shared-contract/gestion/endpoints';
import * as packages from 'shared-contract/imports/endpoints';
import * as notices from 'shared-contract/notices/endpoints';
import * as staff from 'shared-contract/staff/endpoints';
import * as accounts from 'shared-contract/staff-accounts/endpoints';
import * as statements from 'shared-contract/statements/endpoints';
import { ROWS, type Row } from './matrix-rows';
import { routeKey } from './route-key';

/** Calls of the school's desk and who may make them; the sections of a person are asked by the handlers. */
export const DESK: Record<string, Row> = {
  [routeKey(staff.staffHome)]: ROWS.desk,
  [routeKey(gestion.deskQueue)]: ROWS.desk,
  [routeKey(gestion.deskItem)]: ROWS.desk,
  [routeKey(gestion.deskPiece)]: ROWS.desk,
  [routeKey(gestion.decideItem)]: ROWS.deskWrite,
  [routeKey(gestion.takeBack)]: ROWS.deskWrite,
  [routeKey(gestion.acceptItems)]: ROWS.deskWrite,
  [routeKey(gestion.takeBackItems)]: ROWS.deskWrite,
  [routeKey(gestion.assignItem)]: ROWS.deskWrite,
  [routeKey(gestion.assignItems)]: ROWS.deskWrite,
  [routeKey(gestion.periods)]: ROWS.desk,
  [routeKey(gestion.periodEffect)]: ROWS.desk,
  [routeKey(gestion.periodHistory)]: ROWS.desk,
  [routeKey(gestion.figures)]: ROWS.desk,
  [routeKey(gestion.figureSheet)]: ROWS.desk,
  [routeKey(gestion.savePeriod)]: ROWS.deskWrite,
  [routeKey(gestion.undoPeriod)]: ROWS.deskWrite,
  [routeKey(catalogues.syllabusCatalogue)]: ROWS.desk,
  [routeKey(catalogues.groupCatalogue)]: ROWS.desk,
  [routeKey(catalogues.examCatalogue)]: ROWS.desk,
  [routeKey(catalogues.entryEffect)]: ROWS.desk,
  [routeKey(catalogues.entryHistory)]: ROWS.desk,
  [routeKey(catalogues.saveSupport)]: ROWS.deskWrite,
  [routeKey(catalogues.saveGroup)]: ROWS.deskWrite,
  [routeKey(catalogues.saveExam)]: ROWS.deskWrite,
  [routeKey(catalogues.undoEntry)]: ROWS.deskWrite,
  [routeKey(notices.deskNotices)]: ROWS.desk,
  [routeKey(notices.noticeReaders)]: ROWS.desk,
  [routeKey(notices.deskNotice)]: ROWS.desk,
  [routeKey(notices.deskNoticeFile)]: ROWS.desk,
  [routeKey(notices.writeNotice)]: ROWS.deskWrite,
  [routeKey(notices.rewriteNotice)]: ROWS.deskWrite,
  [routeKey(notices.withdrawNotice)]: ROWS.deskWrite,
  [routeKey(statements.statements)]: ROWS.accounts,
  [routeKey(statements.statementReport)]: ROWS.accounts,
  [routeKey(statements.tryStatement)]: ROWS.accountsWrite,
  [routeKey(statements.importStatement)]: ROWS.accountsWrite,
  [routeKey(statements.takeBackStatement)]: ROWS.accountsWrite,
  [routeKey(statements.seeTakenBack)]: ROWS.accountsWrite,
  // Who gives rights has all of them.
  [routeKey(accounts.staffAccounts)]: ROWS.admin,
  [routeKey(accounts.addAccount)]: ROWS.adminWrite,
  [routeKey(accounts.changeAccount)]: ROWS.adminWrite,
  [routeKey(accounts.withdrawAccount)]: ROWS.adminWrite,
  // A package writes accounts and their roles: administrators alone, and never while looking at a student.
  [routeKey(packages.imports)]: ROWS.admin,
  [routeKey(packages.importOf)]: ROWS.admin,
  [routeKey(packages.importFindings)]: ROWS.admin,
  [routeKey(packages.importFindingSheet)]: ROWS.admin,
  [routeKey(packages.exportedPackage)]: ROWS.admin,
  [routeKey(packages.depositImport)]: ROWS.adminWrite,
  [routeKey(packages.checkImport)]: ROWS.adminWrite,
  [routeKey(packages.writeImport)]: ROWS.adminWrite,
  [routeKey(packages.giveUpImport)]: ROWS.adminWrite,
};
