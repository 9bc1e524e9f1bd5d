import { aDevice, id } from './a-device.ts'

/** Ana Castle directs; Ray Hall and Tess Moss, Jo Reyes and Linh Tran fish. */
export const ANA = id(1)
/** Weighs on her tour, and does nothing else. */
export const WES = id(5)
export const TOUR = id(2)
export const SETTINGS = id(3)
export const FORK = id(4)
export const [RAY, TESS, JO, LINH] = [id(11), id(12), id(13), id(14)] as const
export const [HALL, REYES] = [id(21), id(22)] as const

const person = (_id: string, first_name: string, last_name: string, more = {}) => ({
  _id,
  first_name,
  last_name,
  userType: 'Angler',
  isAssistant: false,
  active: true,
  tours: [TOUR],
  seasons: [],
  director: ANA,
  ...more,
})

const tournament = {
  _id: FORK,
  name: 'Lake Fork #4',
  location: 'Lake Fork',
  landing: 'Lake Fork Marina',
  street: '5004 Hwy 154',
  city: 'Alba',
  state: 'TX',
  zip: '75410',
  dateSpanType: 'single',
  tournamentDateForSingle: '2027-06-12',
  tournamentDates: ['2027-06-12'],
  startDate: '2027-06-12',
  startTime: '06:00',
  endTime: '15:00',
  timezone: 'CST',
  tour: TOUR,
  director: ANA,
  coDirectors: [],
  status: 'In Progress',
  teamEvent: true,
  hasCuts: false,
  settings: { weight: { unit: 'lb', fishLimit: 5 } },
  setupOptions: {},
  bigfishpots: [],
  sidepots: [],
  groups: [],
  custom_ads: [],
  externalTournament: false,
  tags: [],
  resultsRevision: 7,
}

const entry = (_id: string, users: string[], boatNumber: number, more = {}) => ({
  _id,
  tournament: FORK,
  tour: TOUR,
  users,
  boatNumber,
  status: 'Paid',
  disqualified: false,
  freeEntry: false,
  deleted: false,
  groups: [],
  anglers: users.map((one) => ({ _id: one, first_name: '', last_name: '' })),
  ...more,
})

type Rows = NonNullable<Parameters<typeof aDevice>[1]>

const HERSELF = { _id: ANA, first_name: 'Ana', last_name: 'Castle' }
/** The helper at her scale. */
export const WEIGHS = { _id: WES, first_name: 'Wes', last_name: 'Scale', isAssistant: true, weighTours: [TOUR] }

/** Her tablet in the evening before the tournament, with two boats. `more` goes over the rows of a table, `of`: whose tablet it is. */
export const herTablet = ({
  status = 'In Progress',
  more = {},
  of = HERSELF,
}: {
  status?: string
  more?: Rows
  of?: Parameters<typeof aDevice>[0]
} = {}) =>
  aDevice(of, {
    tours: [{ _id: TOUR, name: 'Lake Fork Team Trail', director: ANA }],
    'tour-settings': [
      {
        _id: SETTINGS,
        tour: TOUR,
        tournamentDefaults: { startTime: '06:30', endTime: '14:30', entryFee: 100, city: 'Alba', zip: '75410' },
      },
    ],
    users: [
      person(RAY, 'Ray', 'Hall', { phone: '9035550142' }),
      person(TESS, 'Tess', 'Moss'),
      person(JO, 'Jo', 'Reyes', { email: 'jo@example.com' }),
      person(LINH, 'Linh', 'Tran'),
    ],
    tournaments: [{ ...tournament, status }],
    'tournament-entries': [entry(HALL, [RAY, TESS], 1), entry(REYES, [JO, LINH], 2)],
    ...more,
  })
