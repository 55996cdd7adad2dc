import { sessionName } from './exams.presenter';

it.each([
  ['janvier 2027', 'Session de janvier 2027'],
  ['août 2027', 'Session d’août 2027'],
  ['Session d’hiver 2027', 'Session d’hiver 2027'],
  ['session 1', 'session 1'],
])('says the session %s once: %s', (libelle, said) => {
  expect(sessionName({ libelle })).toBe(said);
});
