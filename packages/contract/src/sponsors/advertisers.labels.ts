export const advertiserLabels = {
  name: 'Name',
  email: 'Email',
  url: 'Website',
  image_path: 'Picture',
  active: 'Shown',
  key: 'Key',
} as const
