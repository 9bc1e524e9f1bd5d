type Text = string | null | undefined

/** The fields of a tournament form that the missing-field check reads (3 §5). */
export type TournamentForm = {
  name?: Text
  location?: Text
  landing?: Text
  street?: Text
  city?: Text
  state?: Text
  zip?: Text
  dateSpanType?: Text
  startTime?: Text
  endTime?: Text
  /** Any of the three is a start date. */
  startDate?: Text
  tournamentDateForSingle?: Text
  tournamentDates?: readonly Text[] | null
}

/** In the order of the message. */
const REQUIRED = {
  Name: (form) => form.name,
  Location: (form) => form.location,
  Landing: (form) => form.landing,
  Street: (form) => form.street,
  City: (form) => form.city,
  State: (form) => form.state,
  Zip: (form) => form.zip,
  'Date Span': (form) => form.dateSpanType,
  'Start Time': (form) => form.startTime,
  'End Time': (form) => form.endTime,
  'Start Date': (form) => form.startDate || form.tournamentDateForSingle || form.tournamentDates?.[0],
} satisfies Record<string, (form: TournamentForm) => Text>

export type RequiredField = keyof typeof REQUIRED

/** The names of what is missing, in the order of the form; blanks are missing. */
export const missingFields = (form: TournamentForm): RequiredField[] =>
  (Object.keys(REQUIRED) as RequiredField[]).filter((name) => !REQUIRED[name](form)?.trim())

/** Null when nothing is missing. */
export function missingFieldsMessage(form: TournamentForm): string | null {
  const missing = missingFields(form)
  return missing.length === 0 ? null : `MISSING REQUIRED FIELDS: ${missing.join(', ')}`
}
