/** How long a place that was kept may be refused before it is hers, hours. */
export const TP_HOURS_TO_REFUSE = 48;
