export const topicPageLabels = {
  title: 'Title',
  section: 'Section',
  parentPage: 'Under page',
  content: 'Text',
  order: 'Order',
} as const
