import userEvent from '@testing-library/user-event';
import { transcript } from 'shared-auth/testing/transcript';
import { box, compta, done, held, micro, validate } from '../testing/exams';
import { renderWithOpenEvent } from '../testing/open-event';
import ExamsPage from './exams.page';

test('the exams, by ear: the list, then the summary', async () => {
  held.lines = [done(compta), micro];
  renderWithOpenEvent(<ExamsPage />, 'CanViewInscriptionSession');
  await box('LECGE1222-T Microéconomie – Théorie');
  expect(await transcript()).toMatchSnapshot('list');
  await userEvent.click(await box('LECGE1222-T Microéconomie – Théorie'));
  await validate();
  expect(await transcript()).toMatchSnapshot('summary');
});
