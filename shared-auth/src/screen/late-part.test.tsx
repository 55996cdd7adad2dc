import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { latePart } from 'shared-auth/late-part';
import { PortalProvider } from 'shared-ui';

interface ProbeProps {
  name: string;
}

const Probe = ({ name }: ProbeProps) => <p>Étape {name}</p>;

describe('a late part of a screen', () => {
  it('has its skeleton in its place, then what it is', async () => {
    const load = jest.fn(async () => Probe);
    const Late = latePart<ProbeProps>(load, <p>ossature</p>);
    expect(load).not.toHaveBeenCalled();
    render(<Late name="bourse" />, { wrapper: PortalProvider });
    expect(screen.getByText('ossature')).toBeInTheDocument();
    expect(await screen.findByText('Étape bourse')).toBeVisible();
    expect(screen.queryByText('ossature')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows at once when its code came ahead', async () => {
    const Late = latePart<ProbeProps>(async () => Probe, <p>ossature</p>);
    await Late.preload();
    render(<Late name="langue" />, { wrapper: PortalProvider });
    expect(screen.getByText('Étape langue')).toBeVisible();
  });

  it('says that its code did not come, and asks for it again at a press', async () => {
    const load = jest.fn<() => Promise<ComponentType<ProbeProps>>>();
    load.mockRejectedValueOnce(new Error('Loading chunk late-probe failed')).mockResolvedValue(Probe);
    const Late = latePart<ProbeProps>(load, null);
    render(<Late name="master" />, { wrapper: PortalProvider });
    expect(await screen.findByText('Cette partie n’a pas pu s’ouvrir')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Étape master')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
