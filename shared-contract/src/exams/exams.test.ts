import { expect, it } from '@jest/globals';
import { examMoment } from './exams';

const exam = {
  ExamenDate: '2027-01-12',
  ExamenHeureDebut: '09:00',
  ExamenHeureFin: '12:30',
  ExamenLocal: 'auditoire 2',
};

it('says when and where an exam is held, as far as it is set', () => {
  expect(examMoment(exam)).toBe('12\u00a0janvier\u00a02027, de 9\u00a0h à 12\u00a0h\u00a030, auditoire 2');
  expect(examMoment({ ...exam, ExamenHeureDebut: null, ExamenHeureFin: null, ExamenLocal: null })).toBe(
    '12\u00a0janvier\u00a02027',
  );
});
