type Past = { tour: string; startDate: string }
type Given = { tour: { _id: string; name: string } | undefined; location: string; date: string | undefined; past: readonly Past[] }

/** `Lake Fork Team Trail #4 – Lake Fork`: the tour, its how manieth of the year, and the water. */
export function suggestName({ tour, location, date, past }: Given): string {
  if (!tour) return ''
  const year = date?.slice(0, 4)
  const before = past.filter((one) => one.tour === tour._id && (!year || one.startDate.startsWith(year))).length
  const start = `${tour.name} #${before + 1}`
  return location.trim() ? `${start} – ${location.trim()}` : start
}
