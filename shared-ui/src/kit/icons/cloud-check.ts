// Written by scripts/icons.mjs from lucide (ISC). Do not edit.
/** lucide cloud-check */
export const iconCloudCheck = 'm17 15-5.5 5.5L9 18m-3.5-2a7 7 0 1 1 10.2-8h1.8a4.5 4.5 0 0 1 3.5 7.3';
