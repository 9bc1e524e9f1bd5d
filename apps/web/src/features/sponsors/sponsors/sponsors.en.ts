export const texts = {
  table: {
    sponsors: 'Sponsors',
    search: 'Search sponsors',
    all: 'All',
    active: 'Active',
    firstUse: 'Companies that help pay for your events stand here, with their picture.',
    add: 'Add sponsor',
  },
  sheet: {
    add: 'Add sponsor',
    save: 'Save sponsor',
    linkExample: 'https://www.example.com',
    ownBook: 'No tour: my own book',
    pictureText: 'For the page of your events and for prints.',
    statusText: 'Everybody sees an Active one, without email, charge and notes.',
  },
  shape: { Landscape: 'Landscape', Portrait: 'Portrait', Square: 'Square' },
  status: { Inactive: 'Inactive', Pending: 'Pending', Active: 'Active' },
} as const
