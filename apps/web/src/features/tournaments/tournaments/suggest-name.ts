type Season = { _id: string; name: string; tour?: string | null | undefined; startDate: string; endDate: string }
type Past = { tour: string; startDate: string; name?: string; season?: string | null | undefined }
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

/** The number in `Lake Fork Team Trail #4 – Lake Fork`, where there is one. */
const numberIn = (name: string | undefined): number => Number(/#\s*(\d{1,4})\b/.exec(name ?? '')?.[1] ?? 0)

/**
 * `Lake Fork Team Trail #4 – Lake Fork`: the tour, its how manieth of the season (or the year), and the water. The number goes on
 * after the highest one that is used: a championship has none, and one that was taken out leaves a gap.
 */
export function suggestName({ tour, location, date, past, season }: Given): string {
  if (!tour) return ''
  const year = date?.slice(0, 4)
  const counts = (one: Past) => (season ? one.season === season._id : !year || one.startDate.startsWith(year))
  const before = past.filter((one) => one.tour === tour._id && counts(one)).map(({ name }) => numberIn(name))
  const numbered = before.filter((number) => number > 0)
  const next = (numbered.length > 0 ? Math.max(...numbered) : before.length) + 1
  const start = `${tour.name} #${next}`
  return location.trim() ? `${start} – ${location.trim()}` : start
}
