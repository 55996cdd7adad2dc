import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDeskKeys } from './desk-keys';

const accept = jest.fn();
const leave = jest.fn();

const Page = ({ isAsking }: { isAsking: boolean }) => {
  useDeskKeys({ a: accept, Escape: leave });
  return (
    <div data-desk>
      <button type="button">Documents</button>
      <ul data-keys>
        <button type="button">Lambert</button>
        <input aria-label="Nom" />
      </ul>
      <dialog open={isAsking}>
        <button type="button">Oui</button>
      </dialog>
    </div>
  );
};

const focusOn = (name: string) => act(() => screen.getByRole('button', { name }).focus());

beforeEach(() => jest.clearAllMocks());

it('a letter acts in the list, not in a field, and not while a dialog asks', async () => {
  const { rerender } = render(<Page isAsking={false} />);
  focusOn('Lambert');
  await userEvent.keyboard('a');
  expect(accept).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByRole('textbox'), 'a');
  rerender(<Page isAsking />);
  await userEvent.click(screen.getByRole('button', { name: 'Oui' }));
  await userEvent.keyboard('a');
  expect(accept).toHaveBeenCalledTimes(1);
});

it('a letter does nothing beside the list, nor while nothing has the focus; Escape does', async () => {
  render(<Page isAsking={false} />);
  await userEvent.keyboard('a{Escape}');
  focusOn('Documents');
  await userEvent.keyboard('a{Escape}');
  expect(accept).not.toHaveBeenCalled();
  expect(leave).toHaveBeenCalledTimes(2);
});
