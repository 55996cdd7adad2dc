import { type Static, Type } from '@sinclair/typebox';
import { ATTESTATION_DEPOSIT_CENTS } from 'shared-contract/base/limits';
import { SALE_TERMS, type SaleTerms } from 'shared-contract/orders/terms';

const Hour = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', faute: 'écrivez une heure, 08:00' });

const OBJECT = { additionalProperties: false, faute: 'écrivez un objet, { … }' };

const whole = (least: number, most: number) =>
  Type.Optional(
    Type.Integer({
      minimum: least,
      maximum: most,
      faute: `écrivez un nombre entier de ${least} à ${most}`,
    }),
  );

/** Settings of a school beside its name and addresses; what it leaves out has the specification's value. */
export const SETTINGS = {
  reminders: Type.Optional(Type.Object({ from: Hour, until: Hour }, OBJECT)),
  sale: Type.Optional(
    Type.Object(
      {
        depositPercent: whole(1, 100),
        cancellationPercent: whole(0, 100),
        deliveryDays: whole(0, 365),
        unclaimedWeeks: whole(1, 52),
        balanceDays: whole(0, 90),
        pickUpAfter: Type.Optional(
          Type.String({
            pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
            faute: 'écrivez un mois et un jour, 05-05',
          }),
        ),
      },
      OBJECT,
    ),
  ),
  attestationDeposit: whole(0, 10_000),
};

const SettingsSchema = Type.Object(SETTINGS);

/** What a school sets for the server alone. */
export interface SchoolSettings {
  /**
   * Hours of a Brussels day (`HH:MM`) between which reminders and the mail of the day leave; later notifications wait
   * for the next morning.
   */
  reminderHours: { from: string; until: string };
  sale: SaleTerms;
  /** Deposit that attestations ask for, in cents. */
  attestationDepositCents: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    reminderHours: SchoolSettings['reminderHours'];
    sale: SchoolSettings['sale'];
    attestationDepositCents: number;
  }
}

/** A school’s day, where the file says nothing. */
const REMINDER_HOURS = { from: '08:00', until: '20:00' };

/** The settings with what the school left out. */
export const withDefaults = ({
  reminders,
  sale,
  attestationDeposit,
}: Static<typeof SettingsSchema>): SchoolSettings => ({
  reminderHours: reminders ?? REMINDER_HOURS,
  sale: { ...SALE_TERMS, ...sale },
  attestationDepositCents:
    attestationDeposit === undefined ? ATTESTATION_DEPOSIT_CENTS : attestationDeposit * 100,
});
