/** « Bureau B200 » of a bare number; a place that is said in words stays as it is. */
export const officeText = (place: string): string => (/^\S*\d\S*$/.test(place) ? `Bureau ${place}` : place);
