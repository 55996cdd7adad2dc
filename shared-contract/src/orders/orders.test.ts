import fc from 'fast-check';
import { HOUR_MS } from '../base/days';
import {
  amountToPay,
  balanceAfterDeposit,
  balanceDueDay,
  canAskIntervention,
  cancellationCompensation,
  dueOnOrder,
  isRecentOrder,
  messageTone,
  orderTotal,
  orderYearStart,
  paymentState,
} from './orders';

describe('a recent order', () => {
  const ordered = new Date('2026-03-27T12:00:00Z');
  const after = (hours: number, milliseconds = 0) =>
    new Date(ordered.getTime() + hours * HOUR_MS + milliseconds);

  it('is one of strictly less than 72 hours ago', () => {
    expect(isRecentOrder(ordered, after(72, -1))).toBe(true);
    expect(isRecentOrder(ordered, after(72))).toBe(false);
  });
});

describe('what is due on ordering', () => {
  const start = '2026-09-14';

  it('is a fifth before the first day of the year, all from that day on', () => {
    expect(dueOnOrder(10_000, '2026-09-13', start)).toBe(2000);
    expect(dueOnOrder(10_000, '2026-09-14', start)).toBe(10_000);
  });

  it.each([
    [1015, 203],
    [1001, 201],
    [1, 1],
    [0, 0],
  ])('of %i cents is %i cents, rounded up', (total, due) => {
    expect(dueOnOrder(total, '2026-08-01', start)).toBe(due);
  });

  it('makes the total together with the balance', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (total) => {
        const due = dueOnOrder(total, '2026-08-01', start);
        return due + balanceAfterDeposit(total, '2026-08-01', start) === total && due * 5 >= total;
      }),
    );
  });

  it('asks three tenths for a cancelled order', () => {
    expect(cancellationCompensation(1000)).toBe(300);
    expect(cancellationCompensation(1001)).toBe(301);
  });
});

describe('the total of an order', () => {
  it('leaves out quantities of 0 or less', () => {
    const line = (SupportCoursPrix: number, LigneCommandeQuantite: number) => ({
      SupportCoursPrix,
      LigneCommandeQuantite,
    });
    expect(orderTotal([line(1250, 2), line(900, 0), line(700, -1)])).toBe(2500);
  });
});

describe('the colour of a message', () => {
  it.each([
    ['Intervention correctement enregistrée', 'ok'],
    ['CORRECTEMENT', 'ok'],
    ['Demande traitée', 'plum'],
    ['Demande TRAITÉE', 'plum'],
    ['Traitée correctement', 'ok'],
    ['Refusée', 'danger'],
  ])('« %s » is %s', (message, tone) => {
    expect(messageTone(message)).toBe(tone);
  });
});

describe('an intervention', () => {
  const order = { EstBoursier: true, Message: null, CommandeMontantSyllabus: 1 };

  it('is for a grant holder, once, on an order with syllabi', () => {
    expect(canAskIntervention(order)).toBe(true);
    expect(canAskIntervention({ ...order, EstBoursier: false })).toBe(false);
    expect(canAskIntervention({ ...order, Message: 'Demande traitée' })).toBe(false);
    expect(canAskIntervention({ ...order, CommandeMontantSyllabus: 0 })).toBe(false);
  });
});

describe('the academic year of an order', () => {
  it.each([
    ['2026-06-30', '2025-09-14'],
    ['2026-07-01', '2026-09-14'],
    ['2026-09-13', '2026-09-14'],
    ['2026-09-14', '2026-09-14'],
    ['2027-01-02', '2026-09-14'],
  ])('of %s begins on %s', (today, start) => {
    expect(orderYearStart(today)).toBe(start);
  });

  it('wants the balance three days before it begins', () => {
    expect(balanceDueDay('2026-09-14')).toBe('2026-09-11');
  });
});

describe('what is left to pay', () => {
  const order = {
    CommandeMontant: 1000,
    CommandeAcompte: 200,
    CommandeMontantPaye: 0,
    CommandeSoldeEcheance: '2026-09-11',
  };
  const paid = (CommandeMontantPaye: number) => ({ ...order, CommandeMontantPaye });

  it('is the deposit first, then the rest', () => {
    expect(amountToPay(order, '2026-08-01')).toBe(200);
    expect(amountToPay(paid(50), '2026-08-01')).toBe(150);
    expect(amountToPay(paid(200), '2026-08-01')).toBe(800);
    expect(amountToPay(paid(1100), '2026-08-01')).toBe(0);
  });

  it('is everything once the balance is due', () => {
    expect(amountToPay(order, '2026-09-11')).toBe(200);
    expect(amountToPay(order, '2026-09-12')).toBe(1000);
  });

  it('has three states', () => {
    expect([0, 199, 200, 999, 1000].map((cents) => paymentState(paid(cents)))).toEqual([
      'awaited',
      'awaited',
      'deposit',
      'deposit',
      'paid',
    ]);
    expect(paymentState({ ...paid(999), CommandeAcompte: 1000, CommandeSoldeEcheance: null })).toBe(
      'awaited',
    );
  });
});
