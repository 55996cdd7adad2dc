/** Who looks after a request that somebody looks after. */
export const HOLDER_TEXTS = {
  mine: 'Attribuée à vous',
  held: (name: string) => `Attribuée à ${name}`,
} as const;
