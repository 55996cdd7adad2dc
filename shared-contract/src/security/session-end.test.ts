import fc from 'fast-check';
import { formatSessionEnd, readSessionEnd, sessionEndCookie } from './session-end';

const instant = fc.nat({ max: 4_102_444_800_000 });

describe('the end of a session, among the cookies of a page', () => {
  it('is read as it was written, whatever stands around it', () => {
    const end = fc.record({ idleEnd: instant, absoluteEnd: instant, idleTime: instant });
    fc.assert(
      fc.property(end, fc.boolean(), (written, https) => {
        const cookie = `${sessionEndCookie(https)}=${formatSessionEnd(written)}`;
        expect(readSessionEnd(cookie)).toEqual(written);
        expect(readSessionEnd(`theme=dark; ${cookie}; autre=1.2.3`)).toEqual(written);
      }),
    );
  });

  it.each(['', 'theme=dark', 'fin-session=', 'fin-session=12', 'ma-fin-session=1.2.3'])(
    'is unknown from « %s »',
    (cookies) => {
      expect(readSessionEnd(cookies)).toBeNull();
    },
  );
});
