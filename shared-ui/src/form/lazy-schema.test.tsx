import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { late } from '../late/late';
import { renderUi } from '../testing';
import { TextField } from './fields/text-field';
import { Form } from './form';
import { SubmitButton } from './submit-button';

const schema = object({ Titre: string().required('Indiquez un titre.') });

/** A form whose schema is on its way; every call of `asked` settles one fetch. */
const show = () => {
  const asked: { come: () => void; fail: () => void }[] = [];
  const code = late(
    () =>
      new Promise<{ default: typeof schema }>((resolve, reject) => {
        asked.push({
          come: () => resolve({ default: schema }),
          fail: () => reject(new Error('Loading chunk failed')),
        });
      }),
  );
  const onSubmit = jest.fn((_values: unknown) => undefined);
  const form = (
    <Form schema={code} initialValues={{ Titre: '' }} onSubmit={onSubmit}>
      <TextField name="Titre" label="Titre" />
      <SubmitButton>Sauvegarder</SubmitButton>
    </Form>
  );
  renderUi(form);
  return { asked, onSubmit, code };
};

const send = () => userEvent.click(screen.getByRole('button', { name: /Sauvegard/ }));
const title = () => screen.getByRole('textbox', { name: 'Titre' });

it('is fetched by who turns to the form, or once the page has rested', async () => {
  jest.useFakeTimers();
  const { asked } = show();
  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(asked).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(asked).toHaveLength(1);
  jest.useRealTimers();
});

it('a field that was left is judged once its schema has come', async () => {
  const { asked } = show();
  await userEvent.type(title(), 'A');
  await userEvent.clear(title());
  await userEvent.tab();
  expect(title()).not.toBeInvalid();
  await act(async () => asked[0]?.come());
  expect(title()).toBeInvalid();
});

it('what is sent before waits for it, and goes nowhere when it is wrong', async () => {
  const { asked, onSubmit } = show();
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  await act(async () => asked[0]?.come());
  expect(await screen.findByRole('group', { name: 'Une réponse est à corriger' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(asked).toHaveLength(1);
});

it('nothing comes while the button is held down, which would move it away', async () => {
  const { asked } = show();
  const target = screen.getByRole('button', { name: /Sauvegard/ });
  const hand = userEvent.setup();
  await hand.pointer({ keys: '[MouseLeft>]', target });
  expect(target).toHaveFocus();
  expect(asked).toHaveLength(0);
  await hand.pointer({ keys: '[/MouseLeft]', target });
  expect(asked).toHaveLength(1);
});

it('a schema that does not come is said, and asked for again by the next try', async () => {
  const { asked, onSubmit, code } = show();
  await userEvent.type(title(), 'Audit');
  await send();
  await act(async () => asked[0]?.fail());
  const group = await screen.findByRole('group', { name: 'Rien n’a été enregistré' });
  expect(group).toHaveTextContent('une partie de la page n’est pas arrivée');
  expect(title()).toHaveValue('Audit');
  await send();
  expect(asked).toHaveLength(2);
  await act(async () => asked[1]?.come());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ Titre: 'Audit' }));
  expect(code.known()).toBe(schema);
});
