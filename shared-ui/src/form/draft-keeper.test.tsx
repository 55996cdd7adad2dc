import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { object, string } from 'yup';
import { renderUi } from '../testing';
import { DraftKeeper } from './draft-keeper';
import { TextField } from './fields/text-field';
import { Form } from './form';
import { SubmitButton } from './submit-button';

const schema = object({ mot: string().defined() });

/** Draws itself again with another function whenever something was kept, as a page does that says when. */
const Page = ({ onKeep }: { onKeep: (values: unknown) => void }) => {
  const [count, setCount] = useState(0);
  return (
    <Form schema={schema} label="Mot" initialValues={{ mot: '' }} onSubmit={async () => undefined}>
      <TextField name="mot" label="Mot" />
      <DraftKeeper
        savedAt={count === 0 ? null : '2026-11-23T10:00:00Z'}
        isSafe
        keep={(values) => {
          onKeep(values);
          setCount((before) => before + 1);
        }}
      />
    </Form>
  );
};

describe('DraftKeeper', () => {
  it('keeps each change once, although the page is drawn again when it was kept', async () => {
    const kept: unknown[] = [];
    renderUi(<Page onKeep={(values) => kept.push(values)} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Mot' }), 'ab');
    expect(kept).toEqual([{ mot: 'a' }, { mot: 'ab' }]);
  });

  it('holds the page for what is typed while the form is sent, until it is kept', async () => {
    let answer = () => {};
    const sent = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const kept: unknown[] = [];
    renderUi(
      <Form schema={schema} label="Mot" initialValues={{ mot: '' }} editsWhileSending onSubmit={() => sent}>
        <TextField name="mot" label="Mot" />
        <SubmitButton>Envoyer</SubmitButton>
        <DraftKeeper savedAt={null} isSafe keep={(values) => kept.push(values)} />
      </Form>,
    );
    const field = screen.getByRole('textbox', { name: 'Mot' });
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await userEvent.type(field, 'a');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(isHeld()).toBe(false);
    await userEvent.type(field, 'b');
    expect(kept).toEqual([{ mot: 'a' }]);
    expect(isHeld()).toBe(true);
    answer();
    await waitFor(() => expect(kept).toEqual([{ mot: 'a' }, { mot: 'ab' }]));
    expect(isHeld()).toBe(false);
  });
});
