import fc from 'fast-check';
import { roomIn, scheduleText } from './schedule';

const SLOT = { Jour: 2, Debut: '08:15', Fin: '10:15' };

describe('when and where a group meets', () => {
  it.each([
    [SLOT, 'A112', 'mardi, 8\u00a0h\u00a015 à 10\u00a0h\u00a015, local A112'],
    [SLOT, null, 'mardi, 8\u00a0h\u00a015 à 10\u00a0h\u00a015'],
    [null, 'A112', 'local A112'],
    [null, null, null],
  ])('is said of %o in %s', (slot, room, said) => {
    expect(scheduleText(slot, room)).toBe(said);
  });

  it('gives its room back, whatever the room is called', () => {
    const rooms = fc.stringMatching(/^[A-Za-z0-9 ,.-]{1,30}$/);
    fc.assert(fc.property(rooms, (room) => roomIn(scheduleText(SLOT, room)) === room));
  });

  it.each([null, 'mardi, 8 h à 10 h', 'le mardi, dans les locaux'])('finds no room in %s', (text) => {
    expect(roomIn(text)).toBeNull();
  });
});
