/**
 * What an example shows in a field, by the field's name: one boat, one day, one lake.
 * A field that is not here gets the first of the common values that fits; a field with a rule of its own says its example
 * in the contract (`.meta({ example })`).
 */
export const VALUES: Record<string, unknown> = {
  // people
  first_name: 'Lily',
  last_name: 'Reyes',
  email: 'lily@lake.test',
  phone: '903-555-0142',
  password: 'Topwater!1',
  street: '17 Cove Road',
  city: 'Emory',
  state: 'TX',
  zip: '75440',
  club: 'Lake Fork Bass Club',
  // places, days and hours
  location: 'Lake Fork',
  landing: 'Oak Ridge Marina',
  startDate: '2027-06-12',
  endDate: '2027-06-13',
  startTime: '06:00',
  endTime: '15:00',
  dueTime: '15:00',
  year: 2027,
  // weights in ounces, 16-03 and 4-08
  weight: 259,
  adjustedWeight: 259,
  totalWeight: 259,
  bigFish: 72,
  totalFish: 5,
  deadFishCount: 0,
  shortFishCount: 0,
  minutesLate: 0,
  day: 0,
  // money in dollars
  amount: 150,
  price: 25,
  cost: 150,
  quantity: 1,
  entryFee: 150,
  // pages of a search
  pageNumber: 0,
  pageSize: 10,
  // words
  name: 'Lake Fork Open',
  title: 'Lake Fork Open',
  description: 'Two days on Lake Fork.',
  reason: 'The scale was read wrong.',
  url: 'https://lake.test/rules',
  color: '#1f6feb',
}

/** Tried in this order where the name says nothing. */
export const COMMON_TEXTS = [
  'Lake Fork',
  'lake-fork',
  'lily@lake.test',
  '903-555-0142',
  '06:00',
  '65f1c0ffee65f1c0ffee0001',
  'Topwater!1',
  '#1f6feb',
  'https://lake.test/rules',
  '/lake-fork',
  'America/Chicago',
  'TX',
  'USD',
  '75440',
  'A',
  '1',
  'data:image/png;base64,iVBORw0KGgo=',
  'iVBORw0KGgo=',
]

export const BY_FORMAT: Record<string, string> = {
  date: '2027-06-12',
  'date-time': '2027-06-12T11:00:00.000Z',
  time: '06:00:00',
  email: 'lily@lake.test',
  uri: 'https://lake.test/rules',
  uuid: '3b241101-e2bb-4255-8caf-4136c566a962',
}
