import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { expectNoAxeViolations, renderUi } from '../testing';
import { Dialog } from './dialog';
import { useConfirm } from './use-confirm';

const Opener = ({ isDismissible = true }: { isDismissible?: boolean }) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ouvrir</Button>
      <Dialog
        isOpen={isOpen}
        title="Politique de confidentialité"
        onClose={isDismissible ? close : undefined}
        actions={<Button onClick={close}>J’accepte</Button>}
      >
        <p>Lisez ceci.</p>
      </Dialog>
    </>
  );
};

const open = () => userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));

describe('Dialog', () => {
  it('takes the focus on its heading and gives it back', async () => {
    const { container } = renderUi(<Opener />);
    await open();
    expect(screen.getByRole('dialog', { name: 'Politique de confidentialité' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Politique de confidentialité' })).toHaveFocus();
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'J’accepte' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
  });

  it('closes on Escape and on the cross', async () => {
    renderUi(<Opener />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays on Escape when it can only be left by its actions', async () => {
    renderUi(<Opener isDismissible={false} />);
    await open();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fermer' })).not.toBeInTheDocument();
  });

  it('holds the page still while it is open', async () => {
    renderUi(<Opener />);
    await open();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(document.documentElement.style.overflow).toBe('');
  });
});

const Asker = ({ onAnswer }: { onAnswer: (answer: boolean) => void }) => {
  const [confirm, element] = useConfirm();
  const ask = async () =>
    onAnswer(await confirm({ title: 'Supprimer ?', confirmLabel: 'Supprimer l’adresse', danger: true }));
  return (
    <>
      <Button onClick={ask}>Ouvrir</Button>
      {element}
    </>
  );
};

describe('useConfirm', () => {
  it.each([
    ['Supprimer l’adresse', true],
    ['Annuler', false],
  ])('answers the press of « %s » with %s', async (name, answer) => {
    const onAnswer = jest.fn();
    renderUi(<Asker onAnswer={onAnswer} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(answer));
  });
});
