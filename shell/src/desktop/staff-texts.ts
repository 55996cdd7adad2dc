/** The home of staff who look at no student. */
export const STAFF_HOME = {
  students: 'Les étudiants',
  portal: 'Le portail',
  status: 'Services, versions et pannes.',
  testers: 'Qui essaie quelle version.',
  audit: 'Qui a fait quoi, et quand.',
} as const;
