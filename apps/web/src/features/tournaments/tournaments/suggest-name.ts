type Season = { _id: string; name: string; tour?: string | null | undefined; startDate: string; endDate: string }
type Past = { tour: string; startDate: string; season?: string | null | undefined }
type Given = {
  tour: { _id: string; name: string } | undefined
  location: string
  date: string | undefined
  past: readonly Past[]
  season?: Season | null
}

/** The season of the tour that holds the day; without a day yet, none. */
export const seasonFor = <S extends Season>(seasons: readonly S[], tour: string | null, date: string | undefined): S | null =>
  seasons.find((season) => season.tour === tour && date && season.startDate <= date && date <= season.endDate) ?? null

/** `Lake Fork Team Trail #4 – Lake Fork`: the tour, its how manieth of the season (or the year), and the water. */
export function suggestName({ tour, location, date, past, season }: Given): string {
  if (!tour) return ''
  const year = date?.slice(0, 4)
  const counts = (one: Past) => (season ? one.season === season._id : !year || one.startDate.startsWith(year))
  const before = past.filter((one) => one.tour === tour._id && counts(one)).length
  const start = `${tour.name} #${before + 1}`
  return location.trim() ? `${start} – ${location.trim()}` : start
}
