import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { LazyScreen } from 'shared-auth';
import { setNotifier } from 'shared-auth/host';
import { lateDialog, useAhead } from 'shared-auth/late-dialog';

interface ProbeProps {
  onClose: () => void;
}

const Probe = ({ onClose }: ProbeProps) => (
  <button type="button" onClick={onClose}>
    Fermer
  </button>
);

const onClose = jest.fn();
afterEach(() => {
  jest.useRealTimers();
  onClose.mockReset();
  setNotifier(() => {});
});

describe('a late dialog', () => {
  it('shows once its code is there, and at once from then on', async () => {
    const load = jest.fn(async () => Probe);
    const Late = lateDialog<ProbeProps>(load);
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
    const load = jest.fn<() => Promise<ComponentType<ProbeProps>>>();
    load.mockRejectedValueOnce(new Error('Loading chunk late-probe failed')).mockResolvedValue(Probe);
    const Late = lateDialog<ProbeProps>(load, 'Rien ne s’ouvre.');
    const { unmount } = render(<Late onClose={onClose} />);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(notes).toEqual([{ tone: 'error', title: 'Rien ne s’ouvre.' }]);
    unmount();
    render(<Late onClose={onClose} />);
    expect(await screen.findByRole('button', { name: 'Fermer' })).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('what is fetched ahead of use', () => {
  const Page = ({ late, isWanted }: { late: LazyScreen<ProbeProps>; isWanted: boolean }) => {
    useAhead(late, isWanted);
    return null;
  };

  it.each([
    [true, 1],
    [false, 0],
  ])('comes once the page has rested, if it is wanted (%s)', async (isWanted, times) => {
    jest.useFakeTimers();
    const load = jest.fn(async () => Probe);
    const Late = lateDialog<ProbeProps>(load);
    render(<Page late={Late} isWanted={isWanted} />);
    act(() => jest.advanceTimersByTime(1900));
    expect(load).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(200));
    expect(load).toHaveBeenCalledTimes(times);
    await act(async () => {});
    expect(Late.isReady()).toBe(isWanted);
  });
});
