export const documentLabels = {
  label: 'Document',
  isRequired: 'Required',
  user: 'Angler',
  tournament: 'Tournament',
  season: 'Season',
  tour: 'Tour',
  dateUploaded: 'Handed in',
} as const
