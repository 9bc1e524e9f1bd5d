export const texts = {
  help: 'Help',
  what: 'help',
  none: 'There are no help pages yet',
  search: 'Search help',
  noneFound: 'No pages match.',
  all: 'All help pages',
  contact: 'Contact us',
  contactText: 'Didn’t find what you need?',
  gone: 'This page no longer exists.',
} as const
