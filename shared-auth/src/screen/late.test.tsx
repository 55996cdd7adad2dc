import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { setNotifier } from 'shared-auth/host';
import { asDialog, asPart } from 'shared-auth/late';
import { late, PortalProvider } from 'shared-ui';

interface DialogProps {
  onClose: () => void;
}

const Dialog = ({ onClose }: DialogProps) => (
  <button type="button" onClick={onClose}>
    Fermer
  </button>
);

interface PartProps {
  name: string;
}

const Part = ({ name }: PartProps) => <p>Étape {name}</p>;

const onClose = jest.fn();
afterEach(() => {
  jest.useRealTimers();
  onClose.mockReset();
  setNotifier(() => {});
});

describe('a late dialog', () => {
  it('shows once its code is there, and at once from then on', async () => {
    const load = jest.fn(async () => Dialog);
    const Late = late<DialogProps>(load, asDialog());
    expect(load).not.toHaveBeenCalled();
    const { unmount } = render(<Late onClose={onClose} />);
    expect(await screen.findByRole('button', { name: 'Fermer' })).toBeVisible();
    unmount();
    render(<Late onClose={onClose} />);
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says that its code did not come, closes, and asks for it anew', async () => {
    const notes: unknown[] = [];
    setNotifier((_, notice) => notes.push(notice));
    const load = jest.fn<Promise<FunctionComponent<DialogProps>>, []>();
    load.mockRejectedValueOnce(new Error('Loading chunk late-probe failed')).mockResolvedValue(Dialog);
    const Late = late<DialogProps>(load, asDialog('Rien ne s’ouvre.'));
    const { unmount } = render(<Late onClose={onClose} />);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(notes).toEqual([{ tone: 'error', title: 'Rien ne s’ouvre.' }]);
    unmount();
    render(<Late onClose={onClose} />);
    expect(await screen.findByRole('button', { name: 'Fermer' })).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('a late part of a screen', () => {
  it('has its skeleton in its place, then what it is', async () => {
    const load = jest.fn(async () => Part);
    const Late = late<PartProps>(load, asPart(<p>ossature</p>));
    expect(load).not.toHaveBeenCalled();
    render(<Late name="bourse" />, { wrapper: PortalProvider });
    expect(screen.getByText('ossature')).toBeInTheDocument();
    expect(await screen.findByText('Étape bourse')).toBeVisible();
    expect(screen.queryByText('ossature')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows at once when its code came ahead', async () => {
    const Late = late<PartProps>(async () => Part, asPart(<p>ossature</p>));
    await Late.preload();
    render(<Late name="langue" />, { wrapper: PortalProvider });
    expect(screen.getByText('Étape langue')).toBeVisible();
  });

  it('says that its code did not come, and asks for it again at a press', async () => {
    const load = jest.fn<Promise<FunctionComponent<PartProps>>, []>();
    load.mockRejectedValueOnce(new Error('Loading chunk late-probe failed')).mockResolvedValue(Part);
    const Late = late<PartProps>(load, asPart(null));
    render(<Late name="master" />, { wrapper: PortalProvider });
    expect(await screen.findByText('Cette partie n’a pas pu s’ouvrir')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Étape master')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
