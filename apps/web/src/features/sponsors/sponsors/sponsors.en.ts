export const texts = {
  table: {
    sponsors: 'Sponsors',
    search: 'Search sponsors',
    all: 'All',
    active: 'Active',
    firstUse: 'No sponsors yet. Add the companies that back your events.',
    add: 'Add sponsor',
  },
  sheet: {
    add: 'Add sponsor',
    save: 'Save sponsor',
    linkExample: 'https://www.example.com',
    ownBook: 'No tour',
    pictureText: 'For your event pages and printouts.',
    statusText: 'Active sponsors are public. Email, charge and notes never are.',
  },
  shape: { Landscape: 'Landscape', Portrait: 'Portrait', Square: 'Square' },
  status: { Inactive: 'Inactive', Pending: 'Pending', Active: 'Active' },
} as const
