import { reloadOnce } from './reload-once';

const reload = jest.fn();
const hold = (event: Event) => event.preventDefault();

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => window.removeEventListener('beforeunload', hold));

describe('a page that is loaded again by itself', () => {
  it('is so once for each revision of the registry', () => {
    reloadOnce(4, reload);
    reloadOnce(4, reload);
    expect(reload).toHaveBeenCalledTimes(1);
    reloadOnce(5, reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('never is over something unsaved, and may be once it was saved', () => {
    window.addEventListener('beforeunload', hold);
    reloadOnce(4, reload);
    expect(reload).not.toHaveBeenCalled();
    window.removeEventListener('beforeunload', hold);
    reloadOnce(4, reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
