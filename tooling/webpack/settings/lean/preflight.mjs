/** In place of Chakra's reset, which the portal's own (`shared-contract/theme`) stands for. */
export const createPreflight = () => ({});
