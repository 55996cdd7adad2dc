import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boolean, number, object, string } from 'yup';
import { expectNoAxeViolations, renderUi } from '../testing';
import { CheckboxField, RadioGroup, YES_NO } from './fields/choice-fields';
import { DateField } from './fields/date-field';
import { NumberStepper } from './fields/number-stepper';
import { SelectField } from './fields/select-field';
import { TextArea } from './fields/text-area';
import { TextField } from './fields/text-field';
import { Form, type FormProps, UnsavedGuard } from './form';
import { SubmitButton } from './submit-button';

const schema = object({
  Titre: string().required('Indiquez un titre.').max(20, 'Le titre est trop long.'),
  SessionID: number().required('Choisissez une session.'),
  Accord: boolean().isTrue('Acceptez les conditions.'),
  Familiale: boolean().nullable(),
  Nombre: number().required(),
  Date: string().nullable(),
  Resume: string().nullable(),
});

const EMPTY = { Titre: '', SessionID: null, Accord: false, Nombre: 1, Date: null, Resume: '' };
const SESSIONS = [
  { value: 1, label: 'Janvier' },
  { value: 2, label: 'Juin' },
];

type Submit = FormProps<typeof schema>['onSubmit'];

const show = (onSubmit: Submit = () => undefined) =>
  renderUi(
    <Form schema={schema} initialValues={EMPTY} onSubmit={onSubmit} label="Mémoire">
      <TextField name="Titre" label="Titre" hint="En français." />
      <SelectField name="SessionID" label="Session" options={SESSIONS} />
      <RadioGroup name="Familiale" label="Entreprise familiale" options={YES_NO} optional />
      <NumberStepper name="Nombre" label="Invités" max={2} />
      <DateField name="Date" label="Date de début" optional />
      <TextArea name="Resume" label="Résumé" optional max={20} />
      <CheckboxField name="Accord" label="J’accepte les conditions" />
      <SubmitButton>Sauvegarder</SubmitButton>
      <UnsavedGuard />
      <a href="/ailleurs">Ailleurs</a>
    </Form>,
  );

const send = () => userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));

const fill = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Titre' }), 'Audit');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Session' }), 'Juin');
  await userEvent.click(screen.getByRole('checkbox', { name: 'J’accepte les conditions' }));
};

describe('Form', () => {
  it('says nothing before a field was left', () => {
    show();
    expect(screen.queryByText('Indiquez un titre.')).not.toBeInTheDocument();
  });

  it('says the remedy under the field that was left', async () => {
    show();
    const field = screen.getByRole('textbox', { name: 'Titre' });
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).toBeValid();
    await userEvent.type(field, 'A');
    await userEvent.clear(field);
    await userEvent.tab();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('En français. Indiquez un titre.');
  });

  it('lists what is to be mended in order, takes the focus there, and counts in the title', async () => {
    document.title = 'Mon mémoire';
    const { container } = show();
    await send();
    const summary = screen.getByRole('group', { name: 'Trois réponses sont à corriger' });
    expect(summary).toHaveFocus();
    expect(document.title).toBe('(3 erreurs) Mon mémoire');
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Indiquez un titre.',
      'Choisissez une session.',
      'Acceptez les conditions.',
    ]);
    await userEvent.click(links[1]!);
    expect(screen.getByRole('combobox', { name: 'Session' })).toHaveFocus();
    await expectNoAxeViolations(container);
  });

  it('leads back to the list at each attempt, and clears the title once mended', async () => {
    document.title = 'Mon mémoire';
    show();
    await send();
    await userEvent.click(screen.getByRole('textbox', { name: 'Titre' }));
    await send();
    expect(screen.getByRole('group', { name: /à corriger/ })).toHaveFocus();
    await fill();
    expect(screen.queryByRole('group', { name: /à corriger/ })).not.toBeInTheDocument();
    expect(document.title).toBe('Mon mémoire');
  });

  it('sends what the schema keeps, with the types of the contract', async () => {
    const onSubmit = jest.fn<ReturnType<Submit>, Parameters<Submit>>();
    show(onSubmit);
    await fill();
    await userEvent.click(screen.getByRole('radio', { name: 'Oui' }));
    await userEvent.click(screen.getByRole('button', { name: /Augmenter/ }));
    await send();
    expect(onSubmit).toHaveBeenCalledWith({
      Titre: 'Audit',
      SessionID: 2,
      Accord: true,
      Familiale: true,
      Nombre: 2,
      Date: null,
      Resume: '',
    });
  });

  it("brings the server's errors to their fields, and forgets them when the field changes", async () => {
    show(() => Promise.resolve([{ path: 'Titre', message: 'Ce titre est déjà pris.' }]));
    await fill();
    await send();
    expect(await screen.findByRole('group', { name: 'Une réponse est à corriger' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Titre' })).toHaveAccessibleDescription(/déjà pris/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Titre' }), 's');
    expect(screen.queryByText('Ce titre est déjà pris.')).not.toBeInTheDocument();
  });

  it('says an error that belongs to no field', async () => {
    show(() => [{ path: '', message: 'La période est close.' }]);
    await fill();
    await send();
    expect(await screen.findByText('La période est close.')).toBeVisible();
  });

  it('is busy while it sends', async () => {
    const held: { end?: () => void } = {};
    show(
      () =>
        new Promise<undefined>((resolve) => {
          held.end = () => resolve(undefined);
        }),
    );
    await fill();
    await send();
    expect(screen.getByRole('button', { name: 'Sauvegarde en cours..' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    held.end?.();
    expect(await screen.findByRole('button', { name: 'Sauvegarder' })).toBeVisible();
  });
});

describe('UnsavedGuard', () => {
  it('asks before what was typed is left behind', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox', { name: 'Titre' }), 'Audit');
    await userEvent.click(screen.getByRole('link', { name: 'Ailleurs' }));
    expect(screen.getByRole('dialog', { name: /Quitter sans enregistrer/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.getByRole('textbox', { name: 'Titre' })).toHaveValue('Audit');
  });

  it.each([
    ['after a failure that was said elsewhere', false as const, true],
    ['not after a success', undefined, false],
  ])('asks %s', async (_, outcome, isAsked) => {
    show(() => outcome);
    await fill();
    await send();
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isAsked);
  });
});
