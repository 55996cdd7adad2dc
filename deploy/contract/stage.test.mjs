import { newStage } from './test-portal/stage.mjs';

test('a check tells what it waits for, then how many pages it has opened', () => {
  const stage = newStage();
  expect(stage.tell()).toBe('');
  stage.starts(true);
  expect(stage.tell()).toContain('se remplit, une fois pour toutes');
  stage.starts(false);
  expect(stage.tell()).toBe('le portail du contrôle démarre');
  stage.isReady();
  expect(stage.tell()).toBe('le portail du contrôle répond');
  stage.looked();
  expect(stage.tell()).toBe('1 page ouverte');
  stage.looked();
  expect(stage.tell()).toBe('2 pages ouvertes');
});
