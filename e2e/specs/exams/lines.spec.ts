import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';

const PATH = '/evenement/inscriptionTP';

/** Twins who share their groups; no other test writes to them: for one a place is kept, the other waits behind. */
const [KEPT, WAITS] = ['830108', '730108'];

test('a kept place that is refused goes to who waits, is told, and may be refused in its turn', async ({
  openAs,
}) => {
  const waiting = await openAs(WAITS, { width: 375 });
  await waiting.goto(PATH);
  const line = waiting.getByRole('region', { name: 'Listes d’attente' });
  await expect(line.getByText('Première place de la liste')).toBeVisible();
  const chosen = await (await waiting.request.get('/api/v1/extranet/student/InscriptionTP')).json();

  const first = await openAs(KEPT);
  await first.goto(PATH);
  const lines = first.getByRole('region', { name: 'Listes d’attente' });
  await expect(lines.getByText('Place gardée pour vous')).toBeVisible();
  await lines.getByRole('button', { name: /^Refuser la place/ }).click();
  const dialog = first.getByRole('dialog', { name: /^Refuser cette place/ });
  await dialog.getByRole('button', { name: 'Refuser la place' }).click();
  await expect(lines.getByText('Place gardée pour vous')).toBeHidden();
  await expect(first.getByText('Vous n’êtes plus dans cette liste')).toBeVisible();

  await waiting.goto('/notifications');
  await waiting
    .getByRole('link', { name: /Une place est gardée pour vous/ })
    .first()
    .click();
  await expect(waiting).toHaveURL(PATH);
  await expect(line.getByText('Place gardée pour vous')).toBeVisible();
  await expect(
    line.getByText(/^Sans réponse de votre part, .+ Vous pouvez refuser jusque-là\.$/),
  ).toBeVisible();
  await expectNoHorizontalScroll(waiting);
  await line.getByRole('button', { name: /^Refuser la place/ }).click();
  await waiting.getByRole('dialog').getByRole('button', { name: 'Refuser la place' }).click();
  await expect(line).toBeHidden();
  const after = await (await waiting.request.get('/api/v1/extranet/student/InscriptionTP')).json();
  expect(after).toEqual(chosen);
});
