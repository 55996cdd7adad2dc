/** What nodemailer says of a mail that the server did not take: `responseCode` is SMTP's, `code` the part of the talk. */
interface SmtpFailure {
  code: unknown;
  responseCode: number;
}

const isSmtpFailure = (error: unknown): error is SmtpFailure =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number';

/** Refusals of this mail: its sender, its recipient, its text. The others (sign-in, connection) are of the server's settings. */
const OF_THE_MAIL: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/**
 * Whether the server refused this mail and will refuse it again: replies 5yz (RFC 5321 §4.2.1), but for 503, which is of
 * the connection's state.
 */
export const isRefusedForGood = (error: unknown): boolean =>
  isSmtpFailure(error) &&
  error.responseCode >= 500 &&
  error.responseCode < 600 &&
  error.responseCode !== 503 &&
  OF_THE_MAIL.includes(error.code);
