import type { FastifyRequest } from 'fastify';
import { precondition } from 'server-kernel/errors';
import { plural } from 'shared-contract/base/french';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { DocumentContent } from './print-model';
import { findUnprintable, type Unprintable } from './unprintable';

const codesOf = (letter: string): string =>
  [...letter].map((one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`).join(' ');

/** A letter as it is named to people; those that no screen shows either go by their code. */
const named = (letter: string): string =>
  /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Cf}]+$/u.test(letter)
    ? `«\u00a0${letter}\u00a0»`
    : `de code ${codesOf(letter)}`;

const MOST_NAMED = 5;

/** Why a document can't be made. */
export const unprintableText = ({ letters, place }: Unprintable): string => {
  const signs = `${plural(letters.length, 'le signe', 'les signes')} ${letters.slice(0, MOST_NAMED).map(named).join(', ')}`;
  const more = letters.length > MOST_NAMED ? '…' : '';
  const where = place === null ? '' : ` («\u00a0${place}\u00a0»)`;
  return `Ce document ne peut pas être établi\u00a0: le portail ne sait pas imprimer ${signs}${more}${where}.`;
};

interface Printed {
  etudiantId: number;
  /** Kind and identifier of the document, for the audit. */
  target: string;
  /** What the person can do about it, in a sentence. */
  remedy: string;
}

/**
 * 412 where a letter of the document can't be drawn, with the letter, its place and the remedy; the school reads it in
 * the audit and the logs. Comes before a code is issued.
 */
export const requirePrintable = async (
  request: FastifyRequest,
  content: DocumentContent,
  { etudiantId, target, remedy }: Printed,
): Promise<void> => {
  const found = await findUnprintable(content);
  if (!found) return;
  const code = PROBLEM_CODES.letterUnprintable;
  request.log.warn(
    { target, letters: found.letters.map(codesOf) },
    'printing: no typeface has these letters',
  );
  await request.server.audit.record(request, { action: `refus.${code}`, etudiantId, target });
  throw precondition(code, `${unprintableText(found)} ${remedy}`);
};
