import { newId } from '@ramplight/contract/kernel/new-id'
import { email as emailField, phone as phoneField } from '@ramplight/contract/people/users'
import { messageOf } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { tenDigits } from './ten-digits.ts'
import type { UserRow } from './users.store.ts'

/** A person as a list names them. */
export type ListedAngler = { _id?: string | undefined; first_name: string; last_name: string } & Partial<
  Record<'email' | 'phone' | 'street' | 'city' | 'state' | 'zip', string | null | undefined>
>
export type NewAngler = Pick<UserRow, 'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'street' | 'city' | 'state' | 'zip'>

export type Found = { id: string; fresh?: NewAngler }

/** A line of the list cannot be entered as it stands; the words are for the person who made the list. */
export class RowProblem extends Error {}

/** Ten digits, however they were typed; null when there are none. */
function phoneOf(text: string | null | undefined): string | null {
  if (!text) return null
  if (!phoneField.safeParse(text).success) throw new RowProblem('Not a valid phone number. Please enter as (xxx) xxx-xxxx')
  return tenDigits(text)
}

function address(text: string | null | undefined): string | null {
  if (!text) return null
  const parsed = emailField.safeParse(text)
  if (!parsed.success) throw new RowProblem('Please enter a valid email address.')
  return parsed.data
}

export const nameKey = (person: { first_name: string; last_name: string }) =>
  `${person.first_name.trim()} ${person.last_name.trim()}`.toLowerCase()

/** Finds each angler of a list once: by phone, then by e-mail, then by the exact name. */
export class AnglerBook {
  readonly #byId = new Map<string, UserRow | NewAngler>()
  readonly #byPhone = new Map<string, string>()
  readonly #byEmail = new Map<string, string>()
  readonly #byName = new Map<string, string[]>()
  /** Ids and e-mails that belong to people whom this director may not see. */
  readonly #elsewhere: { ids: Set<string>; emails: Set<string> }
  readonly created = new Map<string, NewAngler>()

  constructor(known: UserRow[], elsewhere: UserRow[]) {
    this.#elsewhere = {
      ids: new Set(elsewhere.map((user) => user.id)),
      emails: new Set(elsewhere.flatMap((user) => user.email?.toLowerCase() ?? [])),
    }
    for (const user of known) this.#add(user)
  }

  #add(user: UserRow | NewAngler): void {
    this.#byId.set(user.id, user)
    if (user.phone && !this.#byPhone.has(user.phone)) this.#byPhone.set(user.phone, user.id)
    if (user.email) this.#byEmail.set(user.email.toLowerCase(), user.id)
    this.#byName.set(nameKey(user), [...(this.#byName.get(nameKey(user)) ?? []), user.id])
  }

  /** The anglers of one boat; who is not in the book yet is new, but only `keep` puts them into it. */
  findAll(lines: ListedAngler[]): Found[] {
    const found: Found[] = []
    for (const line of lines) {
      const fresh = found.flatMap((one) => one.fresh ?? [])
      found.push(this.#find(line, fresh))
    }
    return found
  }

  #find(line: ListedAngler, sameBoat: NewAngler[]): Found {
    const [phone, email] = [phoneOf(line.phone), address(line.email)]
    const known =
      (line._id && this.#byId.get(line._id)?.id) || (phone && this.#byPhone.get(phone)) || (email && this.#byEmail.get(email)) || null
    if (known) return { id: known }
    const again = sameBoat.find((one) => one.phone === phone && one.email === email && nameKey(one) === nameKey(line))
    if (again) return { id: again.id }
    const namesakes = this.#byName.get(nameKey(line)) ?? []
    if (namesakes.length > 1)
      throw new RowProblem(
        `There are ${namesakes.length} anglers called ${line.first_name} ${line.last_name}. Add a phone number or an e-mail.`,
      )
    const [namesake] = namesakes
    if (namesake && !this.#contradicts(namesake, phone, email)) return { id: namesake }
    const { first_name, last_name, street, city, state, zip } = line
    const place = { street: street || null, city: city || null, state: state || null, zip: zip || null }
    const id = line._id ?? newId()
    if (email && this.#elsewhere.emails.has(email)) throw new RowProblem(messageOf('account.email-taken'))
    if (this.#elsewhere.ids.has(id)) throw new RowProblem(messageOf('record.id-taken'))
    return { id, fresh: { id, first_name, last_name, email, phone, ...place } }
  }

  /** The same name with another phone or another e-mail is another person, such as father and son. */
  #contradicts(id: string, phone: string | null, email: string | null): boolean {
    const user = this.#byId.get(id)
    const differs = (a: string | null | undefined, b: string | null) => !!a && !!b && a.toLowerCase() !== b.toLowerCase()
    return differs(user?.phone, phone) || differs(user?.email, email)
  }

  keep(fresh: NewAngler[]): void {
    for (const angler of fresh) {
      this.#add(angler)
      this.created.set(angler.id, angler)
    }
  }

  nameOf(id: string): string {
    const user = this.#byId.get(id)
    return user ? fullName(user) : ''
  }
}
