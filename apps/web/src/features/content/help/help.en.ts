export const texts = {
  help: 'Help',
  what: 'help',
  none: 'There are no help pages yet',
  search: 'Search the help',
  noneFound: 'No page has these words.',
  all: 'All help pages',
  contact: 'Contact us',
  contactText: 'Did not find it?',
  gone: 'This page is not there any more.',
} as const
