import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { expectNoAxeViolations, renderUi } from '../testing';
import { BindingDialog, type BindingDialogProps } from './binding-dialog';

const question = { code: 'un-jour', text: 'Le stage dure un seul jour : est-ce exact ?' };

type ActProps = Partial<BindingDialogProps>;

const Act = (props: ActProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Envoyer</Button>
      <BindingDialog
        title="Envoyer ?"
        final="Ce choix ne change plus."
        pending="Sauvegarde en cours.."
        isBusy={false}
        onConfirm={() => {}}
        {...props}
        isOpen={isOpen}
        onCancel={() => setIsOpen(false)}
      >
        <p>Un résumé</p>
      </BindingDialog>
    </>
  );
};

const open = async (props: ActProps = {}) => {
  const onConfirm = jest.fn();
  const view = renderUi(<Act onConfirm={onConfirm} {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  return { ...view, onConfirm };
};

const confirm = () => screen.getByRole('button', { name: 'Confirmer' });

describe('BindingDialog', () => {
  it('says what is sent and what becomes final', async () => {
    const { container } = await open();
    expect(screen.getByRole('dialog', { name: 'Envoyer ?' })).toBeVisible();
    expect(screen.getByText('Un résumé')).toBeVisible();
    expect(screen.getByText('Ce choix ne change plus.')).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it.each(['{Escape}', 'Modifier'])('is given up by %s, the focus back where it was', async (way) => {
    const { onConfirm } = await open();
    if (way === 'Modifier') await userEvent.click(screen.getByRole('button', { name: way }));
    else await userEvent.keyboard(way);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Envoyer' })).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('takes no yes before every question is ticked, and leads to the first that is not', async () => {
    const { onConfirm, container } = await open({ questions: [question] });
    await userEvent.click(confirm());
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByText(/^Cochez ce qui est exact/)).toBeVisible();
    const box = screen.getByRole('checkbox', { name: question.text });
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    await expectNoAxeViolations(container);
    await userEvent.click(box);
    await userEvent.click(confirm());
    expect(onConfirm).toHaveBeenCalledWith(['un-jour']);
  });

  it('is confirmed once by a double click, and not by the one that opened it', async () => {
    const { onConfirm } = await open();
    await userEvent.dblClick(confirm());
    expect(onConfirm).toHaveBeenCalledTimes(1);
    onConfirm.mockClear();
    await userEvent.pointer([
      { keys: '[MouseLeft][MouseLeft]', target: screen.getByRole('button', { name: 'Modifier' }) },
    ]);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('stays while it is sent, and says so', async () => {
    const { onConfirm } = await open({ isBusy: true });
    expect(screen.getByRole('status')).toHaveTextContent('Sauvegarde en cours..');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(confirm());
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('stays when it failed, with the reason in it', async () => {
    const { container } = await open({ failure: { tone: 'danger', title: 'Erreur', text: 'Réessayez.' } });
    expect(screen.getByRole('alert')).toHaveTextContent('ErreurRéessayez.');
    expect(confirm()).toBeVisible();
    await expectNoAxeViolations(container);
  });
});
