import type { FastifyInstance } from 'fastify';
import type { OwnDeadline } from '../../shared/deadlines/own-deadline';
import { findRequired } from './documents.queries';

const SCREEN = '/documents';

type Slot = Awaited<ReturnType<typeof findRequired>>[number]['slot'];

const isMissing = ({ statut }: Slot): boolean => statut === 'demande' || statut === 'refuse';

const handedIn = ({ documentDossierEtudiantId, titre, statutLe }: Slot): OwnDeadline => ({
  code: `document-${documentDossierEtudiantId}`,
  title: `Remettre\u00a0: ${titre}`,
  state: 'fait',
  link: SCREEN,
  at: statutLe,
});

const refusedWords = (refused: number, isOne: boolean): string => {
  if (isOne) return 'votre premier envoi a été refusé';
  return refused === 1 ? 'dont un document refusé' : `dont ${refused}\u00a0documents refusés`;
};

/** One line per due day of missing documents. */
const missing = (slots: Slot[], until: string | null): OwnDeadline => {
  const [first] = slots;
  const refused = slots.filter(({ statut }) => statut === 'refuse').length;
  const isOne = slots.length === 1;
  return {
    code: `documents-${until ?? 'sans-date'}`,
    title: isOne && first ? `Remettre\u00a0: ${first.titre}` : `Remettre ${slots.length} documents`,
    state: 'a_faire',
    link: SCREEN,
    until,
    note: refused > 0 ? refusedWords(refused, isOne) : null,
    isAwaited: true,
    isRequired: true,
  };
};

/** Brings the documents that the school asks for to every student's deadlines. */
export const registerDocumentDeadlines = (app: FastifyInstance): void =>
  app.deadlines.register({
    domain: 'Documents',
    link: SCREEN,
    provider: async ({ etudiantId }) => {
      const slots = (await findRequired(app.db.orm, etudiantId)).map(({ slot }) => slot);
      const open = slots.filter(isMissing);
      const days = [...new Set(open.map(({ echeance }) => echeance))];
      return [
        ...days.map((day) =>
          missing(
            open.filter(({ echeance }) => echeance === day),
            day,
          ),
        ),
        ...slots.filter((slot) => !isMissing(slot)).map(handedIn),
      ];
    },
  });
