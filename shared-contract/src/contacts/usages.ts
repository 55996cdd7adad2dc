/** What a contact mean is for: the role of its type (CONTRACT §8.6), whatever the school calls it. */
export const MEAN_USAGES = ['email', 'gsm', 'telephone', 'fax'] as const;

/** What an address is for: the role of its type. */
export const ADDRESS_USAGES = ['domicile', 'residence', 'parent', 'siege', 'erasmus'] as const;

export type MeanUsage = (typeof MEAN_USAGES)[number];
export type AddressUsage = (typeof ADDRESS_USAGES)[number];

/** The role that mails need, and without which nobody enrols again. */
export const EMAIL_USAGE: MeanUsage = 'email';

/** The role without which nobody enrols again. */
export const LEGAL_USAGE: AddressUsage = 'domicile';
