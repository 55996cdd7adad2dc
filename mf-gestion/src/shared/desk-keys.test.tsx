import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDeskKeys } from './desk-keys';

const accept = jest.fn();

const Page = ({ isAsking }: { isAsking: boolean }) => {
  useDeskKeys({ a: accept });
  return (
    <div data-desk>
      <input aria-label="Nom" />
      <dialog open={isAsking}>
        <button type="button">Oui</button>
      </dialog>
    </div>
  );
};

it('a letter acts in the page, not in a field, and not while a dialog asks', async () => {
  const { rerender } = render(<Page isAsking={false} />);
  await userEvent.keyboard('a');
  expect(accept).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByRole('textbox'), 'a');
  rerender(<Page isAsking />);
  await userEvent.click(screen.getByRole('button', { name: 'Oui' }));
  await userEvent.keyboard('a');
  expect(accept).toHaveBeenCalledTimes(1);
});
