export const topicSectionLabels = {
  title: 'Title',
  section_key: 'Key in addresses',
  active: 'Shown',
} as const
