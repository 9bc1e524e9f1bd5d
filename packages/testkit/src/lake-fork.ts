/** Where the tournaments of the tests are fished. */
export const LAKE_FORK = {
  location: 'Lake Fork',
  landing: 'Minnow Bucket Marina',
  street: '1 Marina Rd',
  city: 'Alba',
  state: 'TX',
  zip: '75410',
}

/** A day on the water: six to three, Central time. */
export const SIX_TO_THREE = { startTime: '06:00', endTime: '15:00', timezone: 'CST' } as const
