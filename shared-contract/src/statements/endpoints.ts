import { del, get, post } from '../base/endpoint';
import type { StatementReport, Statements } from './answers';

/** Bank statements that were imported, and what the bank took back. */
export const statements = get('/extranet/gestion/releves').answers<Statements>();

/** Report of an import. */
export const statementReport = get('/extranet/gestion/releves/{Import}').answers<StatementReport>();

/** Says what a statement would do, multipart/form-data with `file`; changes nothing. */
export const tryStatement = post('/extranet/gestion/releves/essai')
  .takes<FormData>()
  .answers<StatementReport>();

/** Imports it, whole or not at all. */
export const importStatement = post('/extranet/gestion/releves').takes<FormData>().answers<StatementReport>();

/** Takes an import back, whole, unless something rests on it. */
export const takeBackStatement = del('/extranet/gestion/releves/{Import}');

/** Somebody of the desk has looked at what the bank took back. */
export const seeTakenBack = post('/extranet/gestion/reprises/{RepriseID}/vue');
