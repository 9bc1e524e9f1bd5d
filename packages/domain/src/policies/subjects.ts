import type { Id } from '../kernel/ids.ts'

export type UserType = 'Angler' | 'Director' | 'System Admin'

/** Who asks. `null` is a visitor without a session. */
export type Actor = {
  id: Id
  userType: UserType
  isAssistant: boolean
  tours: Id[]
  /** The tours on which an assistant weighs and checks boats in, and does nothing else. */
  weighTours?: Id[]
  /** The admin who works as this person. */
  impersonator?: Id | null
  /** Has proved in the last minutes that it is them: what an account or its rights hang on asks for that. */
  fresh?: boolean
}

/** What is asked about: only the fields a rule reads. A missing list is an empty list. */
export type TourSubject = { id: Id; director: Id | null }
export type TournamentSubject = {
  director: Id | null
  coDirectors?: Id[] | null
  tour: Id | null
  status: string
  deleted?: boolean | null
}
export type SeasonSubject = { director: Id | null; tour: Id | null; tourDirector?: Id | null }
export type OwnedSubject = { director: Id | null; systemDefault?: boolean | null }
export type UserSubject = { id: Id; director?: Id | null; tours?: Id[] | null; weighTours?: Id[] | null; userType: UserType }
/** What a director has in hand: whoever is of one of these tours, or was made by them, is in their book. */
export type BookSubject = { director: Id; tour: Id; toursOfDirector: Id[] }
/** Somebody whom a record shall name; `book`: of the tournament that it belongs to, if any. */
export type NamedPersonSubject = { person: UserSubject; book: BookSubject | null }
export type PaymentSubject = { user: Id | null; tournament: TournamentSubject | null }
export type RaffleSubject = { tournament: TournamentSubject; active: boolean | null | undefined }
export type RaffleEntrySubject = { user: Id | null; tournament: TournamentSubject }
/** What a person holds: an account, credits. */
export type HolderSubject = { user: Id | null }
export type EntrySubject = { users: Id[]; tournament: TournamentSubject }
/** A change of a boat. `isCheckIn`: it says who is here or back, and nothing else. */
export type EntryChangeSubject = { tournament: TournamentSubject; isCheckIn: boolean }
/** A bag and who weighed it. */
/** `by`: whose the bag is (`whoseBag`). */
export type WeighedSubject = { by: Id | null; tournament: TournamentSubject }
/** A director and the tours they direct: who helps there needs to know how they work. */
export type DirectorSubject = { id: Id; tours: Id[] }
export type InteractionSubject = { user: Id; tournament: TournamentSubject }
export type PreRegistrationSubject = EntrySubject & { converted?: boolean | null | undefined }
export type CalendarEventSubject = { user: Id; tournament: TournamentSubject | null }
export type MembershipSubject = { user: Id; season: SeasonSubject }
/** Of a tournament, of a season, or of both. */
export type GroupSubject = { tournament: TournamentSubject | null; season: SeasonSubject | null }
export type TeamSubject = {
  director: Id | null
  tour: Id | null
  tourDirector?: Id | null
  members: Id[]
  /** Anglers made it, and its captain runs it. */
  ofAnglers?: boolean
  captain?: Id | null
}
export type StaffSubject = { director: Id; user: Id }
/** `user`: who is asked to direct it too; null: it is gone. */
export type CoDirectorSubject = { user: Id; tournament: TournamentSubject | null }
