import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Waits for the dialog of a binding act. */
export const findBindingDialog = async (title?: string | RegExp) =>
  within(await screen.findByRole('dialog', title === undefined ? {} : { name: title }));

/** Ticks the questions of the binding dialog and confirms. */
export const confirmAct = async (title?: string | RegExp): Promise<void> => {
  const dialog = await findBindingDialog(title);
  for (const box of dialog.queryAllByRole('checkbox', { checked: false })) await userEvent.click(box);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
};

/** Closes the binding dialog so that the page can be edited; false while the act runs. */
export const cancelAct = async (): Promise<boolean> => {
  const dialog = screen.queryByRole('dialog');
  if (dialog) await userEvent.click(within(dialog).getByRole('button', { name: 'Modifier' }));
  return screen.queryByRole('dialog') === null;
};
