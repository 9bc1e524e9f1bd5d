import { skinnyTournamentsQuery } from '#features/tournaments/tournaments/index.ts'

/** What is still to come, the next one first: one answer for the home page and for the page of what is on now. */
export const NEXT_TOURNAMENTS = skinnyTournamentsQuery({
  publicSearch: true,
  status: ['Scheduled', 'Open'],
  cancelled: false,
  sortField: 'startDate',
  sortOrder: 'asc',
  pageSize: 6,
})
