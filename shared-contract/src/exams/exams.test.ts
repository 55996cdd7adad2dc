import { examDay, examMoment, examPlace } from './exams';

const exam = {
  ExamenDate: '2027-01-12',
  ExamenHeureDebut: '09:00',
  ExamenHeureFin: '12:30',
  ExamenLocal: 'auditoire 2',
};

it('says when and where an exam is held, as far as it is set', () => {
  expect(examMoment(exam)).toBe(
    '12\u00a0janvier\u00a02027, de 9\u00a0h à 12\u00a0h\u00a030, auditoire\u00a02',
  );
  expect(examMoment({ ...exam, ExamenHeureDebut: null, ExamenHeureFin: null, ExamenLocal: null })).toBe(
    '12\u00a0janvier\u00a02027',
  );
});

it('says the day with its weekday, and apart from it the hours and the room', () => {
  expect(examDay(exam)).toBe('mardi\u00a012\u00a0janvier\u00a02027');
  expect(examPlace(exam)).toBe('de 9\u00a0h à 12\u00a0h\u00a030, auditoire\u00a02');
  expect(examPlace({ ...exam, ExamenHeureFin: null })).toBe('auditoire\u00a02');
  expect(examPlace({ ExamenHeureDebut: null, ExamenHeureFin: null, ExamenLocal: null })).toBe('');
});
