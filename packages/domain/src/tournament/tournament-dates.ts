type DatesForm = {
  dateSpanType?: string | null | undefined
  tournamentDateForSingle?: string | null | undefined
  tournamentDates?: readonly string[] | null | undefined
}

type Dates = { tournamentDateForSingle: string | null; tournamentDates: string[]; startDate: string | undefined }

/** Every date once and in order, also for a single day; `startDate` is the first, for sorting and search (A46). */
export function tournamentDates({ dateSpanType, tournamentDateForSingle, tournamentDates: given }: DatesForm): Dates {
  const sorted = [...new Set(given ?? [])].sort()
  const single = tournamentDateForSingle || sorted[0] || null
  if (dateSpanType === 'multi') {
    const dates = sorted.length || !single ? sorted : [single]
    return { tournamentDateForSingle: null, tournamentDates: dates, startDate: dates[0] }
  }
  return { tournamentDateForSingle: single, tournamentDates: single ? [single] : [], startDate: single ?? undefined }
}
