/** Guests of one student at the proclamation (S2 §9). */
export const MAX_GUESTS = 2;

/** Deposit that attestations ask for, in cents (S2 §9). */
export const ATTESTATION_DEPOSIT_CENTS = 5000;
