export const documentLabels = {
  label: 'Document',
  isRequired: 'Required',
  user: 'Angler',
  tournament: 'Tournament',
  season: 'Season',
  tour: 'Tour',
  dateUploaded: 'Submitted',
} as const
