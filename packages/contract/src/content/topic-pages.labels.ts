export const topicPageLabels = {
  title: 'Title',
  section: 'Section',
  parentPage: 'Below the page',
  content: 'Text',
  order: 'Order',
} as const
