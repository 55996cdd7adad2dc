// Written by scripts/icons.mjs from lucide (ISC). Do not edit.

/** lucide arrow-left-right */
export const iconArrowLeftRight = 'M8 3 4 7l4 4M4 7h16m-4 14 4-4-4-4m4 4H4';

/** lucide badge-check */
export const iconBadgeCheck =
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76M16 9l-5.5 5.5L8 12';

/** lucide bookmark-check */
export const iconBookmarkCheck =
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.5.9L13 18.3a2 2 0 0 0-2 0l-4.5 2.6A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2zm-8 7 2 2 4-4';

/** lucide bus */
export const iconBus =
  'M8 6v6m7-6v6M2 12h19.6M18 18h3l.8-2.8.2-1.2-.2-1.2-1.4-5Q19.8 6.2 18 6H4a2 2 0 0 0-2 2v10h3m2-2a2 2 0 1 0 0 4 2 2 0 1 0 0-4m2 2h5m2-2a2 2 0 1 0 0 4 2 2 0 1 0 0-4';

/** lucide check-check */
export const iconCheckCheck = 'M18 6 7 17l-5-5m20-2-7.5 7.5L13 16';

/** lucide circle-dot */
export const iconCircleDot = 'M12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2m0-9a10 10 0 1 0 0 20 10 10 0 1 0 0-20';

/** lucide circle-help */
export const iconCircleHelp =
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3m.08 4z';

/** lucide cloud-check */
export const iconCloudCheck = 'm17 15-5.5 5.5L9 18m-3.5-2a7 7 0 1 1 10.2-8h1.8a4.5 4.5 0 0 1 3.5 7.3';

/** lucide copy */
export const iconCopy =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2m-6 8a2 2 0 0 1-2-2V4q.2-1.8 2-2h10a2 2 0 0 1 2 2';

/** lucide corner-down-right */
export const iconCornerDownRight = 'm15 10 5 5-5 5M4 4v7a4 4 0 0 0 4 4h12';

/** lucide eye-off */
export const iconEyeOff =
  'M10.7 5A11 11 0 0 1 22 11.8v.6l-1.4 2.5m-6.4-.6a3 3 0 0 1-4.3-4.3m7.7 7.6A10.8 10.8 0 0 1 2 12.3v-.6a11 11 0 0 1 4.4-5.2M2 2l20 20';

/** lucide file-up */
export const iconFileUp =
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2 2 0 0 1 1.7.7l3.6 3.6A2 2 0 0 1 20 8v12a2 2 0 0 1-2 2zm8-20v5a1 1 0 0 0 1 1h5m-8 4v6m3-3-3-3-3 3';

/** lucide file-check */
export const iconFileCheck =
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2 2 0 0 1 1.7.7l3.6 3.6A2 2 0 0 1 20 8v12a2 2 0 0 1-2 2zm8-20v5a1 1 0 0 0 1 1h5M9 15l2 2 4-4';

/** lucide flask-conical */
export const iconFlaskConical =
  'M14 2v6l.2 1 5.6 10a2 2 0 0 1-1.8 3H6a2 2 0 0 1-1.8-3L9.8 9l.2-1V2M6.5 15h11m-9-13h7';

/** lucide folder */
export const iconFolder =
  'M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.7-.9l-.8-1.2A2 2 0 0 0 7.9 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z';

/** lucide heart-pulse */
export const iconHeartPulse =
  'M2 9.5a5.5 5.5 0 0 1 9.6-3.7 1 1 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5M3.2 13h6.3l.5-1 2 4.5 2-7 1.5 3.5h5.3';

/** lucide image-up */
export const iconImageUp =
  'M10.3 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10l-3.1-3.1a2 2 0 0 0-2.8 0L6 21m8-1.5 3-3 3 3M17 22v-5.5M9 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4';

/** lucide languages */
export const iconLanguages = 'm5 8 6 6m-7 0 6-6 2-3M2 5h12M7 2h1m14 20-5-10-5 10m2-4h6';

/** lucide map-pin */
export const iconMapPin =
  'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0m-8-3a3 3 0 1 0 0 6 3 3 0 1 0 0-6';

/** lucide message-square-text */
export const iconMessageSquareText =
  'M22 17a2 2 0 0 1-2 2H6.8a2 2 0 0 0-1.4.6l-2.2 2.2a.7.7 0 0 1-1.2-.5V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 11h10M7 15h6M7 7h8';

/** lucide minus */
export const iconMinus = 'M5 12h14';

/** lucide paperclip */
export const iconPaperclip =
  'm16 6-8.41 8.59a2 2 0 0 0 2.83 2.83l8.4-8.6a4 4 0 1 0-5.65-5.65L4.8 11.72a6 6 0 1 0 8.49 8.49l8.38-8.55';

/** lucide pencil */
export const iconPencil =
  'M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2l-.5.8L2 21.4a.5.5 0 0 0 .6.6L7 20.7l.8-.5zM15 5l4 4';

/** lucide printer */
export const iconPrinter =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1';

/** lucide receipt-text */
export const iconReceiptText =
  'M13 16H8m6-8H8m8 4H8M4 3a1 1 0 0 1 1-1l.7.2 1 .6a1 1 0 0 0 1.3 0l1-.6a1 1 0 0 1 1.4 0l.9.6a1 1 0 0 0 1.4 0l1-.6a1 1 0 0 1 1.3 0l1 .6a1 1 0 0 0 1.4 0l.9-.6.7-.2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1l-.7-.2-1-.6a1 1 0 0 0-1.3 0l-1 .6a1 1 0 0 1-1.4 0l-.9-.6a1 1 0 0 0-1.4 0l-1 .6a1 1 0 0 1-1.3 0l-1-.6a1 1 0 0 0-1.4 0l-.9.6-.7.2a1 1 0 0 1-1-1z';

/** lucide redo-2 */
export const iconRedo2 = 'm15 14 5-5-5-5m5 5H9.5A5.5 5.5 0 0 0 4 14.5 5.5 5.5 0 0 0 9.5 20H13';

/** lucide square-check */
export const iconSquareCheck =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m11 6-5.5 5.5L8 12';

/** lucide stamp */
export const iconStamp =
  'M14 13V8.5C14 7 15 7 15 5a3 3 0 0 0-6 0c0 2 1 2 1 3.5V13m10 2.5a2.5 2.5 0 0 0-2.5-2.5h-11A2.5 2.5 0 0 0 4 15.5V17a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1zM5 22h14';

/** lucide trash-2 */
export const iconTrash2 =
  'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2';

/** lucide trophy */
export const iconTrophy =
  'M10 14.7V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2m7-7.3V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2m1-12h1.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zm0 1H4.6A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3';

/** lucide upload */
export const iconUpload = 'M12 3v12m5-7-5-5-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4';

/** lucide user-round */
export const iconUserRound = 'M12 3a5 5 0 1 0 0 10 5 5 0 1 0 0-10m8 18a8 8 0 0 0-16 0';

/** lucide wallet */
export const iconWallet =
  'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4';
