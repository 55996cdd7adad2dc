/** Why a command did nothing: `code` is stable, the message is French, for who typed it. */
export class Refusal extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}
