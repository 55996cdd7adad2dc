/** What an order says once an intervention is asked for; the school writes its decision over it. Green by S1 §4. */
export const INTERVENTION_REGISTERED = 'Votre demande d’intervention est correctement enregistrée.';
