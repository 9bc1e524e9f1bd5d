export const sponsorLabels = {
  name: 'Name',
  link: 'Website',
  tagLine: 'Tag line',
  mainImagePath: 'Picture',
  'imageOptions.orientation': 'Shape of the picture',
  tour: 'Tour',
  email: 'Email',
  charge: 'Charge',
  notes: 'Notes',
  status: 'Status',
} as const
