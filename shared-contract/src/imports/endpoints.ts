import { binds } from '../base/binding';
import { del, get, post } from '../base/endpoint';
import type { Import, ImportFindings, ImportRow, Imports } from './answers';
import type { ImportWrite } from './schemas';

/** The packages that were deposited, newest first. */
export const imports = get('/extranet/gestion/imports').answers<Imports>();

/** One of them: how far it is, what it would change. */
export const importOf = get('/extranet/gestion/imports/{ImportID}').answers<Import>();

/** Findings of a package, paged from 1: errors, remarks, kept values. */
export const importFindings = get(
  '/extranet/gestion/imports/{ImportID}/constats{?nature,page}',
).answers<ImportFindings>();

/** All of that for a spreadsheet. */
export const importFindingSheet = get('/extranet/gestion/imports/{ImportID}/liste');

/** Deposits a package, multipart/form-data with `file`, a ZIP; its check begins at once. */
export const depositImport = post('/extranet/gestion/imports').takes<FormData>().answers<ImportRow>();

/** Checks it again: it was interrupted, or the school's data changed. */
export const checkImport = post('/extranet/gestion/imports/{ImportID}/controle').answers<ImportRow>();

/** Imports it, in one transaction. */
export const writeImport = binds(
  post('/extranet/gestion/imports/{ImportID}/ecriture').takes<ImportWrite>().answers<ImportRow>(),
);

/** Gives it up: a check that runs ends, the package is erased. */
export const giveUpImport = del('/extranet/gestion/imports/{ImportID}');

/** The school's data as a package, a ZIP. */
export const exportedPackage = get('/extranet/gestion/paquet');
