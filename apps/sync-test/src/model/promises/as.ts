import type { Admin, Person } from '../at-the-ramp.ts'

/** What somebody asks of the server, without a book. */
export type As = <T>(person: Person | Admin, work: () => Promise<T>) => Promise<T>
