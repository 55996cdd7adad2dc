import { get } from '../../base/endpoint';
import type { Figures } from '../figure-answers';

/** How much waits, is missing or full, in the sections of who asks. */
export const figures = get('/extranet/gestion/chiffres').answers<Figures>();

/** One of these tables for a spreadsheet. */
export const figureSheet = get('/extranet/gestion/chiffres/{tableau}');
