/** A check that failed: its name, which is stable, and a French sentence for the team of the remote. */
export const fault = (controle, message) => ({ controle, message });
