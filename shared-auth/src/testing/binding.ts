import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The dialog of a binding act, once it is open. */
export const askedDialog = async (title?: string | RegExp) =>
  within(await screen.findByRole('dialog', title === undefined ? {} : { name: title }));

/** Ticks what the dialog of a binding act asks, and confirms. */
export const confirmAct = async (title?: string | RegExp): Promise<void> => {
  const dialog = await askedDialog(title);
  for (const box of dialog.queryAllByRole('checkbox', { checked: false })) await userEvent.click(box);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
};

/** Leaves the dialog of a binding act, as one has to before the page can be changed; false while it runs. */
export const leaveAct = async (): Promise<boolean> => {
  const dialog = screen.queryByRole('dialog');
  if (dialog) await userEvent.click(within(dialog).getByRole('button', { name: 'Modifier' }));
  return screen.queryByRole('dialog') === null;
};
