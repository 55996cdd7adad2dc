import userEvent from '@testing-library/user-event';
import { transcript } from 'shared-auth/testing/transcript';
import { button, list, micro, openPage, seen, start, stat } from '../testing/tp';

test('the groups, by ear: the courses, a course, the summary', async () => {
  const english = { Libelle: 'European Economy – Exercices', TitresAnglais: ['European Economy'] };
  seen.courses = [micro, { ...stat, ...english }];
  openPage();
  await button('Démarrer mon inscription');
  expect(await transcript()).toMatchSnapshot('courses');
  await start();
  await list('Microéconomie – Exercices');
  expect(await transcript()).toMatchSnapshot('course');
  await userEvent.selectOptions(await list('Microéconomie – Exercices'), '71');
  await userEvent.click(await button('Inscription suivante'));
  await list('European Economy – Exercices');
  expect(await transcript()).toMatchSnapshot('last course');
});
