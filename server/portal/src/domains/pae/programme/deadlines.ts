import type { FastifyInstance } from 'fastify';
import { isToCompose, type Situation } from 'server-kernel/access/situation';
import type { DeadlineStudent, OwnDeadline } from '../../shared/deadlines/own-deadline';
import { windowState } from '../../shared/deadlines/window-state';

const REENROLMENT = '/evenement/reinscription';
const PROGRAMME = '/evenement/reinscription/PAE';
const SIGNATURE = '/evenement/signaturePAE';

const reenrolment = (
  student: DeadlineStudent,
  { annee, etapeReinscription: step }: Situation,
): OwnDeadline[] => {
  const window = student.windowOf('AccesReinscription');
  const act = step === null ? null : windowState(window, { isBegun: step > 0 });
  const said = { code: `reinscription-${annee}`, title: `Vous réinscrire pour ${annee}`, link: REENROLMENT };
  return act ? [{ ...act, ...said, isRequired: true }] : [];
};

const composition = (student: DeadlineStudent, situation: Situation): OwnDeadline[] => {
  const { annee, current, etapeReinscription } = situation;
  const status = current?.statutPae ?? null;
  const done = student.receiptOf('Programme annuel', `Programme annuel ${annee} soumis`);
  const isOpen = etapeReinscription === null && current !== null && isToCompose(current);
  if (!isOpen && !done) return [];
  const act = windowState(student.windowOf('AccesReinscription'), {
    done: isOpen ? null : done,
    isBegun: status !== null,
  });
  const isToCorrect = status === 'À modifier';
  const title = `${isToCorrect ? 'Corriger' : 'Composer'} votre programme annuel ${annee}`;
  const detail = isToCorrect ? { detail: 'Votre coordination vous le rend' } : {};
  return act ? [{ ...detail, ...act, code: `pae-${annee}`, title, link: PROGRAMME, isRequired: true }] : [];
};

const signature = (student: DeadlineStudent, { annee, current }: Situation): OwnDeadline[] => {
  const done = student.receiptOf('Signature du PAE', `Programme annuel ${annee} signé en ligne`);
  if (!done && !(current?.isOpened && current.statutPae === 'À signer')) return [];
  const act = windowState(student.windowOf('AccesSignaturePAE'), { done });
  const said = {
    code: `pae-signature-${annee}`,
    title: `Signer votre programme annuel ${annee}`,
    link: SIGNATURE,
  };
  return act ? [{ ...act, ...said, isRequired: true }] : [];
};

/** Brings re-enrolment, the annual programme and its signature to every student's deadlines. */
export const registerProgrammeDeadlines = (app: FastifyInstance): void =>
  app.deadlines.register({
    domain: 'Programme annuel',
    link: REENROLMENT,
    provider: async (student) => {
      const { situation } = student;
      if (!situation?.financable) return [];
      return [reenrolment, composition, signature].flatMap((part) => part(student, situation));
    },
  });
