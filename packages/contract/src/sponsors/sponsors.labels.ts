export const sponsorLabels = {
  name: 'Name',
  tour: 'Tour',
  email: 'Email',
  charge: 'Charge',
  notes: 'Notes',
  status: 'Status',
} as const
